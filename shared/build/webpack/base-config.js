import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import { STYLE_TARGETS } from '../floor/floor.js';
import { DEBUG_CALLS_OF_I18NEXT, OLDER_SYNTAX } from './library-patches.js';
import { LibraryPatchesPlugin } from './library-patches-plugin.js';
import { minifyScripts } from './minify-scripts.js';
import { SourceMapsPlugin, SourcePositionsPlugin } from './source-maps-plugin.js';

const require = createRequire(import.meta.url);

/** The path of a sound inside the release. */
export const ASSET_FILE = 'assets/[name][ext]';

/**
 * @typedef {object} BaseOptions
 * @property {string} name the name of the package's bundles; no other package on the page may use this name
 * @property {string} dir the package's folder
 * @property {string} output the folder of the build
 * @property {'production' | 'development'} mode
 * @property {boolean} [isHot] true for hot reload: changed components are replaced while the page is open
 * @property {boolean} [emitsFiles] false for a second bundle of the same sources: the first one emits styles and sounds
 */

/**
 * Makes the configuration that all bundles share, except for the bundles of page-scripts.js. File names contain no
 * hash, because each release has its own folder (`/<module>/<version>/`).
 *
 * @param {BaseOptions} options
 * @returns {import('./webpack-config.js').BaseConfig}
 */
export function baseConfig({ name, dir, output, mode, isHot = false, emitsFiles = true }) {
  const isProduction = mode === 'production';
  return {
    mode,
    context: dir,
    target: ['web', 'es2019'],
    devtool: isProduction ? false : 'cheap-module-source-map',
    output: {
      path: output,
      filename: '[name].js',
      chunkFilename: '[name].js',
      assetModuleFilename: ASSET_FILE,
      publicPath: 'auto',
      chunkLoadTimeout: 10_000,
      uniqueName: name, // keeps the chunks of two packages apart on one page
      clean: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      // The build fails if code imports a name that a stub or facade does not export.
      parser: { javascript: { exportsPresence: 'error' } },
      rules: [
        { test: /\.tsx?$/, use: swc(isHot) },
        { test: /\.css$/, use: css(name, dir, emitsFiles) },
        { test: /\.mp3$/, type: 'asset/resource', generator: { emit: emitsFiles } },
      ],
    },
    plugins: [
      ...(emitsFiles
        ? [new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].css' })]
        : []),
      new LibraryPatchesPlugin([...OLDER_SYNTAX, ...DEBUG_CALLS_OF_I18NEXT]),
      ...(isProduction ? [new SourcePositionsPlugin()] : []),
      ...(isProduction && emitsFiles ? [new SourceMapsPlugin()] : []),
    ],
    optimization: {
      splitChunks: false, // the first load is not split further, because each further request costs a round trip
      moduleIds: isProduction ? 'deterministic' : 'named',
      chunkIds: 'named',
      minimizer: [
        minifyScripts(),
        new CssMinimizerPlugin({
          minify: CssMinimizerPlugin.lightningCssMinify,
          minimizerOptions: { targets: STYLE_TARGETS },
        }),
      ],
    },
    performance: false, // `npm run budget` checks compressed sizes instead
    stats: 'errors-warnings',
  };
}

/** @param {boolean} isHot */
function swc(isHot) {
  return {
    loader: require.resolve('swc-loader'),
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        transform: { react: { runtime: 'automatic', development: false, refresh: isHot } },
      },
      sourceMaps: true, // in production for source-maps-plugin.js
    },
  };
}

/**
 * Gives the loaders of style sheets. The bundle in the browser and the bundle that renders on the server must have the
 * same class names, so both use these loaders. ServerRenderPlugin compares the resulting names.
 *
 * @param {string} name
 * @param {string} dir
 * @param {boolean} emitsFiles
 */
function css(name, dir, emitsFiles) {
  const cssLoader = {
    loader: require.resolve('css-loader'),
    options: {
      modules: {
        auto: true,
        namedExport: false,
        exportLocalsConvention: 'camel-case-only',
        // All class names of a file end with the same hash, which compresses better than a hash for each class (1.5 KB
        // less for a page). Each remote has its own copy of shared/ui. The hash depends on the package's name, so the
        // copies have different class names.
        getLocalIdent: (
          /** @type {{ resourcePath: string }} */ { resourcePath },
          /** @type {string} */ _template,
          /** @type {string} */ local,
        ) => `${local}-${shortHash(name + path.relative(dir, resourcePath))}`,
        exportOnlyLocals: !emitsFiles,
      },
    },
  };
  const olderStyles = path.resolve(import.meta.dirname, 'older-styles-loader.js');
  return emitsFiles ? [MiniCssExtractPlugin.loader, cssLoader, olderStyles] : [cssLoader, olderStyles];
}

/** @param {string} text */
function shortHash(text) {
  return createHash('sha256').update(text).digest('base64url').slice(0, 4);
}
