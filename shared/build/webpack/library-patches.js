/**
 * A place in the code of a library that this build changes, or relies upon.
 *
 * @typedef {object} LibraryPatch
 * @property {string} name says in a failed build which patch it is
 * @property {string} library the package
 * @property {RegExp} files the files of it that are looked through
 * @property {RegExp} pattern must be found, with the flag `g`, in at least one of these files
 * @property {string} [by] replaces what was found; without it the code stays as it is
 */

/**
 * swc does not rewrite these, and a browser that does not know the syntax refuses the whole file: Safari 13 has no
 * BigInt, and Firefox has the flag `s` since version 78. docs/decisions/0029
 *
 * @type {readonly LibraryPatch[]}
 */
export const OLDER_SYNTAX = [
  {
    name: 'a regular expression with the flag s',
    library: 'i18next',
    files: /[\\/]i18next[\\/]dist[\\/]esm[\\/]/,
    pattern: /\/\{\.\*\}\/s\./g,
    by: '/{[^]*}/.',
  },
  {
    name: 'literals of BigInt',
    library: 'typebox',
    files: /[\\/]typebox[\\/]build[\\/]guard[\\/]/,
    pattern: /\b(\d+)n\b/g,
    by: 'BigInt($1)',
  },
];

/**
 * These let the minifier remove the components of react-router that nobody imports (3 KB brotli). The library keeps
 * them by display names, which only development tools read, and by calls that are not marked as pure.
 *
 * @type {readonly LibraryPatch[]}
 */
export const PURE_COMPONENTS = [
  {
    name: 'display names of components',
    library: 'react-router',
    files: /[\\/]react-router[\\/]dist[\\/].*\.mjs$/,
    pattern: /^\w+\.displayName = "[^"]*";$/gm,
    by: '',
  },
  {
    name: 'components that are made by a call',
    library: 'react-router',
    files: /[\\/]react-router[\\/]dist[\\/].*\.mjs$/,
    pattern: /^var \w+ = (?=\w+\.(forwardRef|memo|createContext)\()/gm,
    by: '$&/* @__PURE__ */ ',
  },
];

/** Calls of i18next that print in its debug mode only, which no app turns on. The minifier removes them. */
export const DEBUG_CALLS = ['this.logger.log', 'this.logger.warn', 'this.logger.deprecate'];

/**
 * Names in libraries that other parts of this configuration rely upon.
 *
 * @type {readonly LibraryPatch[]}
 */
export const DEBUG_CALLS_OF_I18NEXT = DEBUG_CALLS.map((call) => ({
  name: `calls of ${call}, which minify-scripts.js removes`,
  library: 'i18next',
  files: /[\\/]i18next[\\/]dist[\\/]esm[\\/]/,
  pattern: new RegExp(`${call.replaceAll('.', '\\.')}\\(`, 'g'),
}));

/** @type {readonly LibraryPatch[]} */
export const FEDERATION_SWITCHES = [
  {
    name: 'FEDERATION_ALLOW_NEW_FUNCTION, which define-shell.js sets',
    library: '@module-federation/runtime-core',
    files: /[\\/]@module-federation[\\/]runtime-core[\\/]dist[\\/]/,
    pattern: /\bFEDERATION_ALLOW_NEW_FUNCTION\b/g,
  },
];
