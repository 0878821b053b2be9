/** The bundler door: an app's `webpack.config.js` is one call of these. docs/architecture.md#shared. */
export { defineRemote } from './define-remote.js';
export { defineShell } from './define-shell.js';
