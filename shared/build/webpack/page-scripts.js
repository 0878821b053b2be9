import { createRequire } from 'node:module';
import path from 'node:path';
import { minify } from '@swc/core';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';

const require = createRequire(import.meta.url);

/**
 * Makes the configuration that bundles an inline script of a page template. The bundle is ES5, because inline scripts
 * also run in browsers that are too old for the other scripts. An inline script may import modules and JSON. The build
 * adds no polyfills.
 *
 * @param {string} entry the script's file, without its extension
 * @returns {import('webpack').Configuration}
 */
export function pageScript(entry) {
  return {
    mode: 'production',
    context: path.dirname(entry),
    entry,
    target: ['web', 'es5'],
    devtool: false,
    resolve: { extensions: ['.ts', '.js'] },
    module: {
      parser: { javascript: { exportsPresence: 'error' } },
      rules: [
        {
          test: /\.[jt]s$/,
          loader: require.resolve('swc-loader'),
          options: {
            jsc: {
              parser: { syntax: 'typescript' },
              target: 'es5',
              loose: true,
              // With this assumption, the code for `?.` and `??` is shorter. Its result differs from the standard only
              // for `document.all`.
              assumptions: { noDocumentAll: true },
            },
          },
        },
      ],
    },
    // Browsers that lack `globalThis` have the same object under the name `self`.
    plugins: [new webpack.DefinePlugin({ globalThis: 'self' })],
    optimization: { splitChunks: false, minimizer: [minifyEs5()] },
    performance: false,
  };
}

function minifyEs5() {
  return new TerserPlugin({
    minify: async (files) => minify(Object.values(files).join(''), { ...ES5, mangle: { toplevel: true } }),
    parallel: false, // swc has threads of its own
    extractComments: false,
  });
}

const ES5 = /** @type {const} */ ({ module: false, ecma: 5, compress: { ecma: 5, passes: 3 } });
