import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import path from 'node:path';
import { ServerRenderPlugin } from './server-render-plugin.js';
import { facadeAliases } from './lent-libraries.js';
import { TranslationsPlugin } from './translations-plugin.js';

const RUNTIME = path.resolve(import.meta.dirname, '../one-bundle/federation-runtime.ts');

/**
 * The host with one app inside it and no federation, from the same sources and with everything else the same:
 * what `npm run bench` compares the product with. docs/performance.md
 *
 * @param {object} base what every bundle of the host has
 * @param {import('webpack').Configuration} config the host's own
 * @param {string} dir the host's folder
 * @param {string} app the folder of the app's package, beside the host's
 */
export function asOneBundle(base, config, dir, app) {
  const appDir = path.resolve(dir, '..', app);
  const entry = path.join(appDir, 'src/app.tsx');
  return {
    ...config,
    output: { ...config.output, path: path.join(dir, 'one-bundle/dist') },
    resolve: {
      ...config.resolve,
      alias: {
        ...config.resolve.alias,
        '@module-federation/enhanced/runtime$': RUNTIME,
        'bundled-app$': entry,
        ...facadeAliases(),
      },
    },
    plugins: [
      // Before the plugin that writes down what has been made.
      new ServerRenderPlugin({ base, app: entry }),
      ...config.plugins.filter((plugin) => !(plugin instanceof ModuleFederationPlugin)),
      new TranslationsPlugin(appDir),
    ],
  };
}
