/**
 * A place in the code of a library. The build changes this code, or other parts of the configuration depend on it.
 *
 * @typedef {object} LibraryPatch
 * @property {string} name describes the patch in the error of a failed build
 * @property {string} library the name of the library's package
 * @property {RegExp} files the patch is applied to the files whose paths match this expression
 * @property {RegExp} pattern must match in at least one of these files; has the flag `g`
 * @property {string} [by] replaces each match; without it the code stays unchanged
 */

/**
 * These patches replace syntax that swc does not rewrite. A browser that does not know the syntax refuses the whole
 * file. Safari 13 has no BigInt, and Firefox has the flag `s` only since version 78. docs/decisions/0029
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
 * With these patches the minifier removes the components of react-router that nobody imports (3 KB brotli). Without the
 * patches, the minifier keeps these components, because they have display names, and because the calls that make the
 * components are not marked as pure. Only development tools read the display names.
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

/**
 * The routes of this site are elements of `Routes`, without a data router. With these patches the minifier finds unused
 * code for a data router and removes it (0.6 KB brotli).
 * @type {readonly LibraryPatch[]}
 */
export const NO_DATA_ROUTER = [
  {
    name: 'the state of a data router',
    library: 'react-router',
    files: /[\\/]react-router[\\/]dist[\\/].*\.mjs$/,
    pattern: /(?<=^ {2}let dataRouterState = )dataRouterOpts\?\.state(?=;$)/gm,
    by: 'undefined',
  },
  {
    name: 'navigation in a data router',
    library: 'react-router',
    files: /[\\/]react-router[\\/]dist[\\/].*\.mjs$/,
    pattern: /isDataRoute \? useNavigateStable\(\) : (?=useNavigateUnstable\(\))/g,
    by: '',
  },
];

/** i18next makes these calls only to print in its debug mode, which no app turns on. The minifier removes the calls. */
export const DEBUG_CALLS = [
  'this.logger.log',
  'this.logger.warn',
  'this.logger.deprecate',
  'this.logger.once',
  'baseLogger.deprecate',
];

/**
 * With these patches, the build fails if i18next no longer contains one of the DEBUG_CALLS. The patches change no code.
 *
 * @type {readonly LibraryPatch[]}
 */
export const DEBUG_CALLS_OF_I18NEXT = DEBUG_CALLS.map((call) => ({
  name: `calls of ${call}, which minify-scripts.js removes`,
  library: 'i18next',
  files: /[\\/]i18next[\\/]dist[\\/]esm[\\/]/,
  pattern: new RegExp(`${call.replaceAll('.', '\\.')}\\(`, 'g'),
}));
