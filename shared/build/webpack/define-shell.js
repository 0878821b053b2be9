import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import path from 'node:path';
import webpack from 'webpack';
import { baseConfig } from './base-config.js';
import { MissingTranslationsPlugin } from './missing-translations-plugin.js';
import { IntegrityPlugin } from './integrity-plugin.js';
import { precompressed } from './compression.js';
import { SUPPORTED_CONTRACTS } from './contract-version.js';
import { readAblation } from './ablation.js';
import { stubsOfShell, pureComponents } from './stubs.js';
import { lentByHost, wholeLibraryAliases } from './lent-libraries.js';
import { asOneBundle } from './one-bundle.js';
import { PagePlugin } from './page-plugin.js';
import { ReleasePlugin } from './release-plugin.js';

/** Runs the libraries and the page together, in place of `main.ts`. */
const IN_ONE_TASK = `data:text/javascript,import { startPage } from './src/start-page.tsx'; startPage();`;

/**
 * The bundler config of the host. It knows no remote: those come from the registry in the HTML.
 * `--env one-bundle=<package>` builds that app into it instead, without federation.
 *
 * @param {object} options
 * @param {string} options.name the host's name in the federation runtime
 * @param {string} options.dir the package's folder
 */
export function defineShell({ name, dir }) {
  return (env, argv) => {
    const mode = argv.mode ?? 'production';
    const { has, output } = readAblation(env, dir, ['facades', 'stubs', 'slices']);
    const base = baseConfig({ name, dir, output, mode });
    const config = {
      ...base,
      entry: { shell: has('slices') ? './src/main.ts' : IN_ONE_TASK },
      resolve: {
        ...base.resolve,
        alias: { ...wholeLibraryAliases(), ...(has('stubs') && stubsOfShell()) },
      },
      module: { rules: [...base.module.rules, ...(has('stubs') ? [pureComponents] : [])] },
      plugins: [
        ...base.plugins,
        new ModuleFederationPlugin({
          name,
          remotes: {},
          shared: lentByHost(dir, { hasFacades: has('facades') }),
          shareStrategy: 'loaded-first',
          runtimePlugins: [path.join(dir, 'src/federation/runtime-core-plugin.ts')],
          manifest: false,
          dts: false,
          dev: false,
          // No manifests and no Node here: leaves out what loads them.
          experiments: { optimization: { disableSnapshot: true, target: 'web' } },
        }),
        ...(env?.['one-bundle'] ? [] : [new MissingTranslationsPlugin(dir)]), // that bundle's app has words of its own
        ...runOnce('shell.js', 'demoEvmWatchdog'),
        // The library's switch for bundlers that cannot read `import()`, which is newer than ES2019: no remote is a module.
        new webpack.DefinePlugin({ FEDERATION_ALLOW_NEW_FUNCTION: true }),
        new IntegrityPlugin(),
        new PagePlugin(path.join(dir, 'src/page')),
        ...(mode === 'production' ? precompressed() : []),
        new ReleasePlugin({
          dir,
          firstChunk: 'shell',
          describe: { page: 'page.html', supports: SUPPORTED_CONTRACTS },
        }),
      ],
    };
    return env?.['one-bundle'] ? asOneBundle(base, config, dir, env['one-bundle']) : config;
  };
}

/**
 * Makes a bundle ask the page's watchdog whether it may run: a copy that was loaded again and the first one may both
 * arrive, and no more than one may start.
 */
function runOnce(file, watchdog) {
  const around = { raw: true, include: new RegExp(`^${file}$`) };
  return [
    new webpack.BannerPlugin({ ...around, banner: `if (!self.${watchdog} || self.${watchdog}.mayRun()) {` }),
    new webpack.BannerPlugin({ ...around, banner: '}', footer: true }),
  ];
}
