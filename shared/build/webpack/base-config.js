import { createRequire } from 'node:module';
import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import { STYLE_TARGETS } from '../floor/floor.js';
import { DEBUG_CALLS_OF_I18NEXT, OLDER_SYNTAX } from './library-patches.js';
import { LibraryPatchesPlugin } from './library-patches-plugin.js';
import { minifyScripts } from './minify-scripts.js';

const require = createRequire(import.meta.url);

/**
 * @typedef {object} BaseOptions
 * @property {string} name the bundle's name, which no other bundle on the page may have
 * @property {string} dir the package's folder
 * @property {string} output the folder of the build
 * @property {'production' | 'development'} mode
 * @property {boolean} [isHot] changed components are replaced while the page is open
 * @property {boolean} [emitsFiles] false for a second bundle of the same sources, whose styles and sounds are emitted already
 */

/**
 * What every bundle has in common. File names carry no hash: a release lives in a folder of its own
 * (`/<module>/<version>/`), so its files never change and their names stay readable.
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
      assetModuleFilename: 'assets/[name][ext]',
      publicPath: 'auto',
      chunkLoadTimeout: 10_000,
      uniqueName: name, // chunk ids of two builds must not collide on one page
      clean: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      // A stub or facade that lacks a name that somebody imports fails the build.
      parser: { javascript: { exportsPresence: 'error' } },
      rules: [
        { test: /\.tsx?$/, use: swc(isProduction, isHot) },
        { test: /\.css$/, use: css(name, emitsFiles) },
        { test: /\.mp3$/, type: 'asset/resource', generator: { emit: emitsFiles } },
      ],
    },
    plugins: [
      ...(emitsFiles
        ? [new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].css' })]
        : []),
      new LibraryPatchesPlugin([...OLDER_SYNTAX, ...DEBUG_CALLS_OF_I18NEXT]),
    ],
    optimization: {
      splitChunks: false, // one chunk on the first load: each hop costs a round trip on slow networks
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
    performance: false, // budgets are checked on compressed bytes by npm run budget
    stats: 'errors-warnings',
  };
}

/**
 * @param {boolean} isProduction
 * @param {boolean} isHot
 */
function swc(isProduction, isHot) {
  return {
    loader: require.resolve('swc-loader'),
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        transform: { react: { runtime: 'automatic', development: false, refresh: isHot } },
      },
      sourceMaps: !isProduction,
    },
  };
}

/**
 * Class names have to be the same in the browser's bundle and in the one that renders on the server. Both come from this
 * one rule; ServerRenderPlugin compares what came of it.
 *
 * @param {string} name
 * @param {boolean} emitsFiles
 */
function css(name, emitsFiles) {
  const cssLoader = {
    loader: require.resolve('css-loader'),
    options: {
      modules: {
        auto: true,
        namedExport: false,
        exportLocalsConvention: 'camel-case-only',
        // Each remote carries its own copy of shared/ui; salted names keep the copies apart.
        localIdentName: '[local]-[hash:base64:5]',
        localIdentHashSalt: name,
        exportOnlyLocals: !emitsFiles,
      },
    },
  };
  const olderStyles = path.resolve(import.meta.dirname, 'older-styles-loader.js');
  return emitsFiles ? [MiniCssExtractPlugin.loader, cssLoader, olderStyles] : [cssLoader, olderStyles];
}
