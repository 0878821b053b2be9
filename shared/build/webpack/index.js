/** A `webpack.config.js` is one call of one of these functions. docs/architecture.md#shared. */
export { defineRemote } from './define-remote.js';
export { defineShell } from './define-shell.js';
