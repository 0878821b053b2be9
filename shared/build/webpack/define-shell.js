import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { checkFlags, checkOptions, text } from '../options/check-options.js';
import { readAblation } from './ablation.js';
import { aliasesOfShell } from './aliases.js';
import { baseConfig } from './base-config.js';
import { precompressed } from './compression.js';
import { SUPPORTED_CONTRACTS } from './contract-version.js';
import { FEDERATION_MANIFEST, FederationManifestPlugin } from './federation-manifest-plugin.js';
import { IntegrityPlugin } from './integrity-plugin.js';
import { lentByHost, wholeLibraryAliases } from './lent-libraries.js';
import { LibraryPatchesPlugin } from './library-patches-plugin.js';
import { NO_DATA_ROUTER, PURE_COMPONENTS } from './library-patches.js';
import { MissingTranslationsPlugin } from './missing-translations-plugin.js';
import { asOneBundle } from './one-bundle.js';
import { PagePlugin } from './page-plugin.js';
import { ReleasePlugin } from './release-plugin.js';
import { aliasesOf, ReplacementsPlugin } from './replacements-plugin.js';
import { RunOncePlugin } from './run-once-plugin.js';
import { stubsOfShell } from './stubs.js';
import { NEWER_ENTRIES, UNUSED_OF_BUNDLER_RUNTIME, UNUSED_OF_FEDERATION } from './unused-federation.js';
import { UNUSED_OF_I18NEXT } from './unused-i18next.js';
import { UNUSED_OF_REACT_I18NEXT } from './unused-react-i18next.js';
import { UnusedTranslationsPlugin } from './unused-translations-plugin.js';

/**
 * This entry replaces `main.ts` in a build with `--env without=slices`. It evaluates all libraries and starts the page
 * in one task.
 */
const IN_ONE_TASK = `data:text/javascript,import { startPage } from './src/start-page.tsx'; startPage();`;

/**
 * Makes the bundler config of the shell. The bundle contains no list of remotes, because this list is in the HTML of
 * each page. `--env one-bundle=<package>` makes a bundle without federation that contains the app of this package.
 *
 * @param {object} options
 * @param {string} options.name the shell's name in the federation runtime
 * @param {string} options.dir the package's folder
 * @returns {import('./webpack-config.js').MakeConfig}
 */
export function defineShell(options) {
  checkOptions('defineShell', options, { name: text, dir: text });
  const { name, dir } = options;
  return (env, argv) => {
    checkFlags(env, ['one-bundle', 'without']);
    const mode = argv.mode ?? 'production';
    const app = env?.['one-bundle'];
    const { has, output } = readAblation(env, dir, ['facades', 'stubs', 'slices']);
    const baseOptions = { name, dir, output, mode };
    const base = baseConfig(baseOptions);
    const replacements = has('stubs') ? [...stubsOfShell(), ...aliasesOfShell()] : [];
    /** @type {import('./webpack-config.js').Config} */
    const config = {
      ...base,
      entry: { shell: has('slices') ? './src/main.ts' : IN_ONE_TASK },
      resolve: {
        ...base.resolve,
        alias: { ...wholeLibraryAliases(), ...aliasesOf(replacements) },
      },
      // Plugins that change or read the built files run in the order of their stages, not of this list.
      plugins: [
        // Webpack applies the last patches of this list first. The patches of `base.plugins` must find unchanged code,
        // so the patches of i18next and react-i18next stand before `base.plugins`.
        ...(has('stubs')
          ? [new LibraryPatchesPlugin([...UNUSED_OF_I18NEXT, ...UNUSED_OF_REACT_I18NEXT])]
          : []),
        ...base.plugins,
        new FederationManifestPlugin(),
        new ModuleFederationPlugin({
          name,
          remotes: {},
          shared: lentByHost(dir, { hasFacades: has('facades') }),
          shareStrategy: 'loaded-first',
          runtimePlugins: [path.join(dir, 'src/federation/runtime-core-plugin.ts')],
          manifest: FEDERATION_MANIFEST,
          dts: false,
          dev: false,
          // The shell reads no manifests and never runs in Node, so the code for both is not bundled.
          experiments: { optimization: { disableSnapshot: true, target: 'web' } },
        }),
        // MissingTranslationsPlugin cannot check a bundle with an app, because such a bundle also uses the app's keys.
        ...(app === undefined ? [new MissingTranslationsPlugin(dir)] : []),
        new UnusedTranslationsPlugin(dir),
        new ReplacementsPlugin(replacements),
        new LibraryPatchesPlugin([
          ...NEWER_ENTRIES,
          ...(has('stubs')
            ? [...PURE_COMPONENTS, ...NO_DATA_ROUTER, ...UNUSED_OF_FEDERATION, ...UNUSED_OF_BUNDLER_RUNTIME]
            : []),
        ]),
        new RunOncePlugin('shell.js', 'demoEvmWatchdog'),
        new IntegrityPlugin(),
        new PagePlugin(path.join(dir, 'src/page')),
        ...(mode === 'production' ? precompressed() : []),
        new ReleasePlugin({
          dir,
          firstChunk: 'shell',
          describe: { page: 'page.html', supports: SUPPORTED_CONTRACTS, loadsHashLists: true },
        }),
      ],
    };
    return app === undefined ? config : asOneBundle(baseOptions, config, dir, String(app));
  };
}
