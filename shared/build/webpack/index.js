/** An app's `webpack.config.js` imports one of these functions and calls it. docs/architecture.md#shared. */
export { defineRemote } from './define-remote.js';
export { defineShell } from './define-shell.js';
