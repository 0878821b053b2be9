import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { ServerRenderPlugin } from './server-render-plugin.js';
import { facadeAliases } from './lent-libraries.js';
import { ReplacementsPlugin } from './replacements-plugin.js';
import { TranslationsPlugin } from './translations-plugin.js';

const RUNTIME = path.resolve(import.meta.dirname, '../one-bundle/federation-runtime.ts');

/**
 * Changes the shell's configuration, so that the shell's bundle contains one app and no federation. `npm run bench`
 * compares the product with this bundle. docs/performance.md
 *
 * @param {import('./base-config.js').BaseOptions} base the options of every bundle of the shell
 * @param {import('webpack').Configuration} config the shell's own configuration
 * @param {string} dir the shell's folder
 * @param {string} app the name of the app's package; the package's folder is beside the shell's folder
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
 * Says whether this plugin is only for builds with federation. ReplacementsPlugin is such a plugin, because
 * it fails a build without the federation runtime.
 *
 * @param {unknown} plugin
 */
function isOfFederation(plugin) {
  return plugin instanceof ModuleFederationPlugin || plugin instanceof ReplacementsPlugin;
}
