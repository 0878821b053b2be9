/**
 * These patches remove code of the federation runtime that no page runs, and that a bundler cannot recognise
 * as unused. They keep the code that loads a remote, gives it the lent libraries, and loads it again after a
 * failure. End-to-end tests with failing and with older remotes (e2e) check that no removed code is needed.
 * docs/decisions/0025
 *
 * @typedef {Pick<import('./library-patches.js').LibraryPatch, 'name' | 'pattern'> & { by: string }} Removal
 */

/** The events of the federation runtime to which none of our plugins listens. */
const EVENTS = [
  'after(?:InitRemote|GetExpose|ExecuteFactory|LoadEntry|MatchRemote|LoadRemote|LoadShare|RegisterShare)',
  'before(?:InitRemote|GetExpose|ExecuteFactory)',
  'errorLoadShare|loadEntryError|handlePreloadModule|generatePreloadAssets|(?:before|after)PreloadRemote',
  '(?:before|after)Bridge\\w+|getModuleInfo|createLink|fetch',
].join('|');

/** @type {readonly Removal[]} */
const REMOVALS = [
  {
    name: 'events that nobody listens to',
    pattern: new RegExp(`^(\\t+)(?:await )?[\\w.]+\\.(?:${EVENTS})\\.emit\\(\\{\\n[^]*?^\\1\\}\\);\\n`, 'gm'),
    by: '',
  },
  {
    name: 'the declarations of these events',
    pattern: new RegExp(`^\\t+(?:${EVENTS}): new \\w+\\(.*\\),?\\n`, 'gm'),
    by: '',
  },
  {
    name: 'calls that send events of shared libraries',
    pattern: /^(\t+)this\.emit(?:After|Error)\w+\((?:\w+, )?\{\n[^]*?^\1\}\);\n/gm,
    by: '',
  },
  {
    name: 'methods that nobody calls',
    pattern:
      /^\t(?:async )?(?:emit(?:After|Error)\w+|preloadRemote|initRawContainer|setIdToRemoteMap)\([^]*?^\t\}\n/gm,
    by: '',
  },
  { name: 'the list of loaded remotes', pattern: /^\t+this\.setIdToRemoteMap\(.*\n/gm, by: '' },
  {
    name: 'the description of a loaded remote for an event',
    pattern: /^(\t+)afterLoadRemoteArgs = \{\n[^]*?^\1\};\n|^\t+if \(afterLoadRemoteArgs\) .*\n/gm,
    by: '',
  },
  {
    name: 'plugins that repair a remote',
    pattern: /^\t+const \{ from = "runtime" \} = [^]*?return failOver;\n/gm,
    by: '\t\t\tthrow error;\n',
  },
  {
    name: 'plugins that repair an entry',
    pattern: /^(\t+)const isScriptExecutionError = [^]*?^\1\}\n/gm,
    by: '',
  },
  {
    name: 'the id of a remote on its exports',
    pattern: /^(\twraperFactory\(moduleFactory, id\) \{\n)[^]*?^\t\}\n/gm,
    by: '$1\t\treturn moduleFactory;\n\t}\n',
  },
  {
    name: 'smaller builds of shared libraries',
    pattern: /(?<!function )shouldUseTreeShaking\([^)]*\)/g,
    by: 'false',
  },
  { name: 'the end of their choice', pattern: /^\t+useTreesShaking = false;\n/gm, by: '' },
  {
    name: 'settings of smaller builds',
    pattern:
      /^\tif \(.*treeShaking\?\.mode\) .*\n|^\t\ttreeShaking: shareArgs\.treeShaking \? [^]*? : void 0\n/gm,
    by: '',
  },
  {
    name: 'remotes that are started for their libraries',
    pattern: /host\.options\.shareStrategy === "version-first" \|\| strategy === "version-first"/g,
    by: 'false',
  },
  {
    name: 'comparisons of versions',
    pattern: /^function versionLt\(a, b\) \{\n[^]*?^\}\n/gm,
    by: 'const versionLt = () => true;\n',
  },
  {
    name: 'libraries with several versions',
    pattern: /(?<=if \()shareConfig\.singleton(?=\) \{)/g,
    by: 'true',
  },
  {
    name: 'own copies of libraries that nobody lends',
    pattern: /(?<=if \()extraOptions\?\.customShareInfo(?=\) \{)/g,
    by: 'true',
  },
];

/**
 * The entries of our remotes are classic scripts, and the removed functions load other kinds of entries. The functions
 * call `import()`, which is newer than ES2019. So the shell always needs these two patches.
 *
 * @type {readonly Removal[]}
 */
const REMOVALS_OF_ENTRIES = [
  {
    name: 'functions that load ES modules and SystemJS',
    pattern: /^async function load(?:Esm|SystemJs)Entry\([^]*?^\}\n/gm,
    by: '',
  },
  {
    name: 'the calls of these functions',
    pattern: /^\tif \((?:isEsmRemoteType\(type\)|type === "system")\) return [^]*?^\t\}\);\n/gm,
    by: '',
  },
];

const ofRuntimeCore = (/** @type {Removal} */ removal) => ({
  ...removal,
  library: '@module-federation/runtime-core',
  files: /[\\/]@module-federation[\\/]runtime-core[\\/]dist[\\/]/,
});

/** @type {readonly import('./library-patches.js').LibraryPatch[]} */
export const UNUSED_OF_FEDERATION = REMOVALS.map(ofRuntimeCore);

/** @type {readonly import('./library-patches.js').LibraryPatch[]} */
export const NEWER_ENTRIES = REMOVALS_OF_ENTRIES.map(ofRuntimeCore);

/**
 * The library webpack-bundler-runtime puts all functions of the federation runtime into an object, so webpack keeps all
 * of them. Our bundles call only one of the functions through this object.
 *
 * @type {readonly import('./library-patches.js').LibraryPatch[]}
 */
export const UNUSED_OF_BUNDLER_RUNTIME = [
  {
    name: 'the functions of the runtime as a value',
    library: '@module-federation/webpack-bundler-runtime',
    files: /[\\/]@module-federation[\\/]webpack-bundler-runtime[\\/]dist[\\/]index\.js$/,
    pattern: /^import \* as runtime from (.*);$/gm,
    by: 'import { init as start } from $1;\nconst runtime = { init: start };',
  },
];
