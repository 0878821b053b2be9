import { transform } from '@swc/core';
import TerserPlugin from 'terser-webpack-plugin';
import { DEBUG_CALLS } from './library-patches.js';

/**
 * Makes Chromium 136 and newer compile all functions of a script while it reads the script. Without this comment,
 * Chromium compiles a function when it is called first, which is often at the first press. The comment must be at the
 * beginning of the script. docs/performance.md
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * The oldest supported browsers know the syntax of ES2019. Chrome 69 and 70 have no `globalThis`, so `self` replaces
 * this name in the code. docs/decisions/0029
 */
const BROWSER = /** @type {const} */ ({
  target: 'es2019',
  globals: { globalThis: 'self' },
  preamble: COMPILE_HINT,
});

/** For a script that a vote waits for. The browser compiles only the functions that the script calls. docs/decisions/0073 */
const BROWSER_LAZILY = /** @type {const} */ ({ ...BROWSER, preamble: '' });

/** Browsers older than `FLOOR` (../floor/floor.js), such as those of KaiOS phones, know ES5. docs/decisions/0045 */
const OLD_BROWSER = /** @type {const} */ ({ ...BROWSER, target: 'es5', preamble: '' });

/** The site host renders with Node's JavaScript engine, which knows the syntax of ES2022 and `globalThis`. */
const SITE_HOST = /** @type {const} */ ({ target: 'es2022', globals: {}, preamble: '' });

const PLACES = {
  browser: BROWSER,
  'browser, lazily': BROWSER_LAZILY,
  'old browser': OLD_BROWSER,
  'site host': SITE_HOST,
};

/**
 * Makes webpack's minimizer. It processes whole bundles, because libraries and webpack's own runtime also contain
 * syntax that old browsers do not know. It uses swc, which is faster than terser and whose output is smaller after
 * brotli.
 *
 * @param {keyof typeof PLACES} [place] where the scripts run
 */
export function minifyScripts(place = 'browser') {
  return new TerserPlugin({
    minify: async (files, map) => {
      const [[name, source] = ['', '']] = Object.entries(files); // the plugin gives one file at a time
      return minify(source, PLACES[place], map && name);
    },
    parallel: false, // swc has threads of its own
    extractComments: false,
  });
}

/**
 * @param {string} source
 * @param {(typeof PLACES)[keyof typeof PLACES]} place
 * @param {string | undefined} name the name of `source` in the source map; without a name there is no map
 */
async function minify(source, { target, globals, preamble }, name) {
  const { code, map } = await transform(source, {
    configFile: false,
    swcrc: false,
    isModule: false,
    minify: true,
    ...(name !== undefined && { sourceMaps: true, sourceFileName: name }),
    jsc: {
      target,
      parser: { syntax: 'ecmascript' },
      assumptions: { noDocumentAll: true, pureGetters: true, setPublicClassFields: true },
      transform: { optimizer: { globals: { vars: globals } } },
      minify: {
        compress: { passes: 3, pure_funcs: DEBUG_CALLS },
        mangle: true,
        format: { comments: false, preamble },
      },
    },
  });
  return { code, ...(map !== undefined && { map }) };
}
