import { transform } from '@swc/core';
import TerserPlugin from 'terser-webpack-plugin';
import { DEBUG_CALLS } from './library-patches.js';

/**
 * The oldest supported browsers know the syntax of ES2019. Chrome 69 and 70 have no `globalThis`; `self` is the same
 * object. docs/decisions/0029
 */
const BROWSER = /** @type {const} */ ({ target: 'es2019', globals: { globalThis: 'self' } });

/** The site host renders with Node's JavaScript engine, which knows the syntax of ES2022 and `globalThis`. */
const SITE_HOST = /** @type {const} */ ({ target: 'es2022', globals: {} });

/**
 * Makes webpack's minimizer. It processes whole bundles, because libraries and webpack's own runtime also contain
 * syntax that old browsers do not know. It uses swc, which is faster than terser and whose output is smaller after
 * brotli.
 *
 * @param {{ isForSiteHost?: boolean }} [options]
 */
export function minifyScripts({ isForSiteHost = false } = {}) {
  const place = isForSiteHost ? SITE_HOST : BROWSER;
  return new TerserPlugin({
    minify: async (files) => ({ code: await minify(Object.values(files).join(''), place) }),
    parallel: false, // swc has threads of its own
    extractComments: false,
  });
}

/**
 * @param {string} source
 * @param {typeof BROWSER | typeof SITE_HOST} place
 */
async function minify(source, { target, globals }) {
  const { code } = await transform(source, {
    configFile: false,
    swcrc: false,
    isModule: false,
    minify: true,
    jsc: {
      target,
      parser: { syntax: 'ecmascript' },
      assumptions: { noDocumentAll: true, pureGetters: true, setPublicClassFields: true },
      transform: { optimizer: { globals: { vars: globals } } },
      minify: {
        compress: { passes: 3, pure_funcs: DEBUG_CALLS },
        mangle: true,
        format: { comments: false },
      },
    },
  });
  return code;
}
