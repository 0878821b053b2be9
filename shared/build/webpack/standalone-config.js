import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack from 'webpack';
import { PagePlugin } from './page-plugin.js';
import { LANGUAGES, TranslationsPlugin, wordFolders } from './translations-plugin.js';

const STANDALONE = path.resolve(import.meta.dirname, '../standalone');

const SWAP_WORDS = path.resolve(import.meta.dirname, '../hot-words/hot-words.ts');
const HOT_WORDS = path.resolve(import.meta.dirname, 'hot-words-loader.js');

/** The address of the server that answers API calls. By default it is the server that `npm start` runs. */
const API = process.env['API_URL'] ?? 'http://127.0.0.1:8080';

/**
 * Makes the configuration of a remote's standalone page: the page has its own Host, no federation, and hot reload. The
 * dev server forwards API calls to a running server.
 *
 * @param {object} options
 * @param {import('./webpack-config.js').BaseConfig} options.base
 * @param {string} options.dir the package's folder
 * @param {string[]} options.mounts
 * @param {number} options.port
 * @param {string} options.open the path of the page in the URL that the dev server prints
 * @returns {import('./webpack-config.js').Config}
 */
export function standaloneConfig({ base, dir, mounts, port, open }) {
  const words = wordFolders(dir).flatMap((folder) =>
    LANGUAGES.map((language) => path.join(folder, `${language}.json`)),
  );
  return {
    ...base,
    mode: 'development',
    entry: {
      standalone: [SWAP_WORDS, path.join(STANDALONE, 'main.tsx'), ...words],
    },
    output: { ...base.output, publicPath: '/' },
    resolve: { ...base.resolve, alias: { 'standalone-app$': path.join(dir, 'src/app.tsx') } },
    module: {
      ...base.module,
      rules: [...base.module.rules, { include: words, type: 'javascript/auto', use: HOT_WORDS }],
    },
    plugins: [
      ...base.plugins,
      new TranslationsPlugin(dir),
      new PagePlugin(STANDALONE, 'index.html'),
      new ReactRefreshPlugin({ overlay: false }), // when a component changes, forms keep their text
      new webpack.DefinePlugin({
        STANDALONE_MOUNTS: JSON.stringify(mounts),
        STANDALONE_UPLOAD_KEY: JSON.stringify(process.env['UPLOAD_KEY'] ?? ''),
      }),
    ],
    devServer: {
      host: 'localhost',
      port,
      hot: true,
      static: false,
      historyApiFallback: true,
      devMiddleware: { index: 'index.html' },
      proxy: [{ context: ['/api', '/fn', '/s3', '/files', '/images'], target: API, changeOrigin: true }],
      onListening: () => console.info(`Standalone page: http://localhost:${port}${open}`),
    },
  };
}
