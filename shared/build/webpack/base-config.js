import { createRequire } from 'node:module';
import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import { STYLE_TARGETS } from '../floor/floor.js';
import { minifyScripts } from './minify-scripts.js';

const require = createRequire(import.meta.url);

const LIBRARIES_OF_NEWER_SYNTAX = /[\\/](i18next[\\/]dist[\\/]esm|typebox[\\/]build[\\/]guard)[\\/]/;

/**
 * What every browser bundle has in common. File names carry no hash: a release lives in a folder of
 * its own (`/<module>/<version>/`), so its files never change and their names stay readable.
 */
export function baseConfig({ name, dir, output, mode, isHot = false }) {
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
      rules: [
        { test: /\.tsx?$/, use: swc(isProduction, isHot) },
        {
          test: LIBRARIES_OF_NEWER_SYNTAX,
          loader: path.resolve(import.meta.dirname, 'older-syntax-loader.js'),
        },
        { test: /\.css$/, use: css(name) },
        { test: /\.mp3$/, type: 'asset/resource' },
      ],
    },
    plugins: [new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].css' })],
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

function css(name) {
  return [
    MiniCssExtractPlugin.loader,
    {
      loader: require.resolve('css-loader'),
      options: {
        modules: {
          auto: true,
          namedExport: false,
          exportLocalsConvention: 'camel-case-only',
          // Each remote carries its own copy of shared/ui; salted names keep the copies apart.
          localIdentName: '[local]-[hash:base64:5]',
          localIdentHashSalt: name,
        },
      },
    },
    path.resolve(import.meta.dirname, 'older-styles-loader.js'),
  ];
}
