import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import {
  checkFlags,
  checkOptions,
  oneOf,
  optional,
  paths,
  portNumber,
  text,
  yesOrNo,
} from '../options/check-options.js';
import { readAblation } from './ablation.js';
import { baseConfig } from './base-config.js';
import { BuildNamePlugin } from './build-name-plugin.js';
import { precompressed } from './compression.js';
import { IntegrityPlugin } from './integrity-plugin.js';
import { borrowedByRemote } from './lent-libraries.js';
import { MissingTranslationsPlugin, UI_TABLES } from './missing-translations-plugin.js';
import { ReleasePlugin } from './release-plugin.js';
import { aliasesOf, ReplacementsPlugin } from './replacements-plugin.js';
import { ServerRenderPlugin } from './server-render-plugin.js';
import { standaloneConfig } from './standalone-config.js';
import { stubsOfRemote } from './stubs.js';
import { TranslationsPlugin } from './translations-plugin.js';

const ENTRY = 'remote-entry.js';
const TOKENS = path.resolve(import.meta.dirname, '../../ui/foundation/tokens.css');
const CHUNK_QUERY = path.resolve(import.meta.dirname, '../federation/chunk-query.ts');

/**
 * @typedef {object} RemoteOptions
 * @property {string} name the container's global name, such as `mfe_voting`
 * @property {string} dir the package's folder
 * @property {string[]} mounts the route patterns of this remote's pages, such as `/demo/:vid`
 * @property {'en' | 'hi' | 'mr'} [language] the language of the pages if nothing else sets one; `mr` by default
 * @property {boolean} [isMonolingual] true if the pages are in `language` even if the visitor chose another language
 * @property {boolean} [isUnlisted] true if search engines must not list the pages
 * @property {string[]} [leadsTo] paths that visitors of the pages often open next
 * @property {boolean} [isServerRendered] true if the site host renders the pages; each page must show a machine
 * @property {number} port the port of the dev server
 * @property {string} open the path of the standalone page in the URL that the dev server prints
 */

const OPTIONS = {
  name: text,
  dir: text,
  mounts: paths,
  language: optional(oneOf('en', 'hi', 'mr')),
  isMonolingual: optional(yesOrNo),
  isUnlisted: optional(yesOrNo),
  leadsTo: optional(paths),
  isServerRendered: optional(yesOrNo),
  port: portNumber,
  open: text,
};

/**
 * Makes the whole bundler config of a remote. `webpack build` makes a release, which the shell loads. `webpack serve`
 * serves the standalone page with hot reload. `webpack serve --env federated` serves the remote to a deployed shell.
 *
 * @param {RemoteOptions} options
 * @returns {import('./webpack-config.js').MakeConfig}
 */
export function defineRemote(options) {
  checkOptions('defineRemote', options, OPTIONS);
  const { name, dir, mounts, language, isMonolingual, isUnlisted, leadsTo, isServerRendered, port, open } =
    options;
  return (env, argv) => {
    checkFlags(env, ['federated', 'without']);
    const mode = argv.mode ?? 'production';
    const isServed = Boolean(env?.['WEBPACK_SERVE']);
    const isHot = isServed && !env?.['federated'];
    const { has, output } = readAblation(env, dir, ['external-runtime', 'late-axios']);
    const baseOptions = { name, dir, output, mode, isHot };
    const base = baseConfig(baseOptions);
    const stubs = stubsOfRemote();
    if (isHot) return standaloneConfig({ base, dir, mounts, port, open });
    const describe = { container: name, entry: ENTRY, mounts, language, isMonolingual, isUnlisted, leadsTo };
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
        new ModuleFederationPlugin({
          name,
          filename: ENTRY,
          library: { type: 'global', name },
          // A remote brings its own design tokens, because those of the shell may be older or newer.
          exposes: { './app': { import: [TOKENS, './src/app.tsx'], name: 'app' } },
          shared: borrowedByRemote(dir),
          shareStrategy: 'loaded-first',
          runtimePlugins: [CHUNK_QUERY],
          manifest: false,
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
        new TranslationsPlugin(dir),
        new MissingTranslationsPlugin(dir, [UI_TABLES]),
        ...(isServerRendered && !isServed
          ? [new ServerRenderPlugin({ base: baseOptions, app: path.join(dir, 'src/app.tsx') })]
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

/** Bundles axios into the chunk that calls it, and not into a chunk of its own. */
const AXIOS_AT_ONCE = {
  test: path.resolve(import.meta.dirname, '../../api/call.ts'),
  parser: { dynamicImportMode: /** @type {const} */ ('eager') },
};

/**
 * The settings of the dev server for `--env federated`. Pages of other origins may load the server's files. Without hot
 * reload, a page shows a change only after the page is reloaded.
 *
 * @param {number} port
 */
function serveToOthers(port) {
  return {
    host: 'localhost',
    port,
    hot: false,
    liveReload: false,
    static: false,
    client: false,
    allowedHosts: ['localhost'], // otherwise the dev server sends no scripts to pages of other sites
    headers: { 'access-control-allow-origin': '*' },
  };
}
