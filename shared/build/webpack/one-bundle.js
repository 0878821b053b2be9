import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { ServerRenderPlugin } from './server-render-plugin.js';
import { facadeAliases } from './lent-libraries.js';
import { ReplacementsPlugin } from './replacements-plugin.js';
import { TranslationsPlugin } from './translations-plugin.js';

const RUNTIME = path.resolve(import.meta.dirname, '../one-bundle/federation-runtime.ts');

/**
 * Makes the host's bundle with one app inside it and without federation. Sources and everything else are the same, so that
 * `npm run bench` can compare the product with it. docs/performance.md
 *
 * @param {import('./base-config.js').BaseOptions} base what every bundle of the host is made with
 * @param {import('webpack').Configuration} config the host's own configuration
 * @param {string} dir the host's folder
 * @param {string} app the folder of the app's package, beside the host's
 * @returns {import('webpack').Configuration}
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
        ...config.resolve?.alias,
        '@module-federation/enhanced/runtime$': RUNTIME,
        'bundled-app$': entry,
        ...facadeAliases(),
      },
    },
    plugins: [
      new ServerRenderPlugin({ base, app: entry }),
      ...(config.plugins ?? []).filter((plugin) => !isOfFederation(plugin)),
      new TranslationsPlugin(appDir),
    ],
  };
}

/**
 * Without federation there is no runtime of it whose parts could be replaced.
 *
 * @param {unknown} plugin
 */
function isOfFederation(plugin) {
  return plugin instanceof ModuleFederationPlugin || plugin instanceof ReplacementsPlugin;
}
