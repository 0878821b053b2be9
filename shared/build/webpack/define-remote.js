import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { checkFlags, checkOptions } from '../options/check-options.js';
import { readAblation } from './ablation.js';
import { baseConfig } from './base-config.js';
import { BuildNamePlugin } from './build-name-plugin.js';
import { precompressed } from './compression.js';
import { FEDERATION_MANIFEST, FederationManifestPlugin } from './federation-manifest-plugin.js';
import { IntegrityPlugin } from './integrity-plugin.js';
import { borrowedByRemote } from './lent-libraries.js';
import { LibraryPatchesPlugin } from './library-patches-plugin.js';
import { MissingTranslationsPlugin, UI_TABLES } from './missing-translations-plugin.js';
import { ReleasePlugin } from './release-plugin.js';
import { REMOTE_OPTIONS } from './remote-options.js';
import { aliasesOf, ReplacementsPlugin } from './replacements-plugin.js';
import { ServerRenderPlugin } from './server-render-plugin.js';
import { serveToOthers } from './serve-to-others.js';
import { standaloneConfig } from './standalone-config.js';
import { stubsOfRemote } from './stubs.js';
import { TranslationsPlugin } from './translations-plugin.js';
import { UNUSED_OF_BUNDLER_RUNTIME } from './unused-federation.js';
import { UnusedTranslationsPlugin } from './unused-translations-plugin.js';

const ENTRY = 'remote-entry.js';
const TOKENS = path.resolve(import.meta.dirname, '../../ui/foundation/tokens.css');
const CHUNK_QUERY = path.resolve(import.meta.dirname, '../federation/chunk-query.ts');

/**
 * Makes the whole bundler config of a remote. `webpack build` makes a release, which the shell loads. `webpack serve`
 * serves the standalone page with hot reload. `webpack serve --env federated` serves the remote to a deployed shell.
 * `npm run new-remote` reads `mounts` and `port` of all remotes.
 *
 * @param {import('./remote-options.js').RemoteOptions} options
 * @returns {import('./webpack-config.js').MakeConfig & Pick<import('./remote-options.js').RemoteOptions, 'mounts' | 'port'>}
 */
export function defineRemote(options) {
  checkOptions('defineRemote', options, REMOTE_OPTIONS);
  const {
    name,
    dir,
    mounts,
    language,
    isMonolingual,
    color,
    isUnlisted,
    leadsTo,
    isServerRendered,
    slip,
    listen,
    port,
    open,
  } = options;
  /** @type {import('./webpack-config.js').MakeConfig} */
  const makeConfig = (env, argv) => {
    checkFlags(env, ['federated', 'without']);
    const mode = argv.mode ?? 'production';
    const isServed = Boolean(env?.['WEBPACK_SERVE']);
    const isHot = isServed && !env?.['federated'];
    const { has, output } = readAblation(env, dir, ['external-runtime', 'late-axios']);
    const baseOptions = { name, dir, output, mode, isHot };
    const base = baseConfig(baseOptions);
    const stubs = stubsOfRemote();
    if (isHot) return standaloneConfig({ base, dir, mounts, port, open });
    const described = { mounts, language, isMonolingual, color, isUnlisted, leadsTo };
    const describe = { container: name, entry: ENTRY, ...described };
    return {
      ...base,
      entry: {},
      resolve: { ...base.resolve, alias: aliasesOf(stubs) },
      module: {
        ...base.module,
        rules: [...base.module.rules, ...(has('late-axios') ? [] : [AXIOS_AT_ONCE])],
      },
      // The order of this list does not change the release. Plugins that change or read the built files run in the
      // order of their stages (define-remote.test.ts).
      plugins: [
        ...base.plugins,
        new FederationManifestPlugin(),
        new ModuleFederationPlugin({
          name,
          filename: ENTRY,
          library: { type: 'global', name },
          // A remote brings its own design tokens, because those of the shell may be older or newer.
          exposes: { './app': { import: [TOKENS, './src/app.tsx'], name: 'app' } },
          shared: borrowedByRemote(dir),
          shareStrategy: 'loaded-first',
          runtimePlugins: [CHUNK_QUERY],
          manifest: FEDERATION_MANIFEST,
          dts: false,
          dev: false,
          // A remote uses the shell's copy of the federation runtime, so the remote's entry is smaller. A remote loads
          // no other remotes and reads no manifests, so the code for both is not bundled.
          experiments: {
            externalRuntime: has('external-runtime'),
            optimization: { disableRemote: true, disableSnapshot: true, target: 'web' },
          },
        }),
        new ReplacementsPlugin(stubs),
        new LibraryPatchesPlugin(UNUSED_OF_BUNDLER_RUNTIME),
        new TranslationsPlugin(dir),
        new MissingTranslationsPlugin(dir, [UI_TABLES]),
        new UnusedTranslationsPlugin(dir),
        ...(isServerRendered && !isServed
          ? [
              new ServerRenderPlugin({
                base: baseOptions,
                app: path.join(dir, 'src/app.tsx'),
                ...(slip !== undefined && { slip: path.join(dir, slip) }),
                ...(listen !== undefined && { listen: path.join(dir, listen) }),
              }),
            ]
          : []),
        new IntegrityPlugin(),
        new BuildNamePlugin(name),
        ...(mode === 'production' ? precompressed() : []),
        ...(isServed ? [] : [new ReleasePlugin({ dir, firstChunk: 'app', describe })]),
      ],
      ...(isServed && { devServer: serveToOthers(port) }),
    };
  };
  return Object.assign(makeConfig, { mounts, port });
}

/** Bundles axios into the chunk that calls it, and not into a chunk of its own. */
const AXIOS_AT_ONCE = {
  test: path.resolve(import.meta.dirname, '../../api/call.ts'),
  parser: { dynamicImportMode: /** @type {const} */ ('eager') },
};
