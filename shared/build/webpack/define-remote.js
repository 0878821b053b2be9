import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import path from 'node:path';
import { baseConfig } from './base-config.js';
import { BuildNamePlugin } from './build-name-plugin.js';
import { precompressed } from './compression.js';
import { MissingTranslationsPlugin, UI_TABLES } from './missing-translations-plugin.js';
import { ServerRenderPlugin } from './server-render-plugin.js';
import { IntegrityPlugin } from './integrity-plugin.js';
import { readAblation } from './ablation.js';
import { stubsOfRemote } from './stubs.js';
import { borrowedByRemote } from './lent-libraries.js';
import { ReleasePlugin } from './release-plugin.js';
import { standaloneConfig } from './standalone-config.js';
import { TranslationsPlugin } from './translations-plugin.js';

const ENTRY = 'remote-entry.js';
const CHUNK_QUERY = path.resolve(import.meta.dirname, '../federation/chunk-query.ts');

/**
 * The whole bundler config of a remote. `webpack build` makes the federated release; `webpack serve` makes the
 * standalone page with hot reload instead, and with `--env federated` serves the remote to a deployed shell.
 *
 * @param {object} options
 * @param {string} options.name the container's global name, such as `mfe_voting`
 * @param {string} options.dir the package's folder
 * @param {string[]} options.mounts route patterns this remote answers, such as `/demo/:vid`
 * @param {'en' | 'hi' | 'mr'} [options.language] what its pages speak when nothing else says so; mr without it
 * @param {boolean} [options.isMonolingual] it speaks that language whatever the visitor chose
 * @param {boolean} [options.isUnlisted] its pages stay out of search engines
 * @param {string[]} [options.leadsTo] paths that its visitors open next
 * @param {boolean} [options.isServerRendered] its pages begin with a machine, which the site host draws
 * @param {number} options.port of the standalone page
 * @param {string} options.open the path the standalone page starts at
 */
export function defineRemote({
  name,
  dir,
  mounts,
  language,
  isMonolingual,
  isUnlisted,
  leadsTo,
  isServerRendered,
  port,
  open,
}) {
  return (env, argv) => {
    const mode = argv.mode ?? 'production';
    const isServed = Boolean(env?.WEBPACK_SERVE);
    const isHot = isServed && !env.federated;
    const { has, output } = readAblation(env, dir, ['external-runtime', 'late-axios']);
    const base = baseConfig({ name, dir, output, mode, isHot });
    if (isHot) return standaloneConfig({ base, dir, mounts, port, open });
    const describe = { container: name, entry: ENTRY, mounts, language, isMonolingual, isUnlisted, leadsTo };
    return {
      ...base,
      entry: {},
      resolve: { ...base.resolve, alias: stubsOfRemote() },
      module: { ...base.module, ...(!has('late-axios') && IMPORTS_AT_ONCE) },
      plugins: [
        ...base.plugins,
        new ModuleFederationPlugin({
          name,
          filename: ENTRY,
          library: { type: 'global', name },
          exposes: { './app': { import: './src/app.tsx', name: 'app' } },
          shared: borrowedByRemote(dir),
          shareStrategy: 'loaded-first',
          runtimePlugins: [CHUNK_QUERY],
          manifest: false,
          dts: false,
          dev: false,
          // The host's copy of the federation runtime is used: the entry is 7 KB gzip instead of 25.
          // A remote loads no remotes and reads no manifests: leaves out what would.
          experiments: {
            externalRuntime: has('external-runtime'),
            optimization: { disableRemote: true, disableSnapshot: true, target: 'web' },
          },
        }),
        new TranslationsPlugin(dir),
        new MissingTranslationsPlugin(dir, [UI_TABLES]),
        ...(isServerRendered && !isServed
          ? [new ServerRenderPlugin({ base, app: path.join(dir, 'src/app.tsx') })]
          : []),
        new IntegrityPlugin(),
        new BuildNamePlugin(name),
        ...(mode === 'production' ? precompressed() : []),
        ...(isServed ? [] : [new ReleasePlugin({ dir, firstChunk: 'app', describe })]),
      ],
      ...(isServed && { devServer: serveToOthers(port) }),
    };
  };
}

/** What would come with a later `import()` is in the first chunk. */
const IMPORTS_AT_ONCE = { parser: { javascript: { dynamicImportMode: 'eager' } } };

/** Pages of other origins load these files; a page takes a change with its next reload. */
function serveToOthers(port) {
  return {
    host: 'localhost',
    port,
    hot: false,
    liveReload: false,
    static: false,
    client: false,
    allowedHosts: ['localhost'], // also for scripts that a page of another origin asks for
    headers: { 'access-control-allow-origin': '*' },
  };
}
