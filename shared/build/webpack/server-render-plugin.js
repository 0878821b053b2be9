import path from 'node:path';
import { ASSET_FILE, baseConfig } from './base-config.js';
import { bundleInMemory } from './bundle-in-memory.js';
import { differingClassNames, readClassNames } from './class-names.js';
import { checkSameVersions, facadeAliases, wholeLibraryAliases } from './lent-libraries.js';
import { minifyScripts } from './minify-scripts.js';

const RENDER_APP = path.resolve(import.meta.dirname, '../server-render/render-app.tsx');
const EARLY_SLIP = path.resolve(import.meta.dirname, '../server-render/early-slip.ts');
const EARLY_PRESS = path.resolve(import.meta.dirname, '../server-render/early-press.ts');
const EARLY_VOTE = path.resolve(import.meta.dirname, '../server-render/early-vote.ts');
const OLD_PRESS = path.resolve(import.meta.dirname, '../server-render/old-press.ts');

const PRESS_FILE = 'first-press.js';

/** Stands between the two parts of `first-press.js`, as `PRESS_PARTS` in shared/contract. */
const PRESS_PARTS = '\n/*second part*/\n';

/**
 * Adds bundles to a release, for server-side rendering (shared/contract/server-render.ts). `first-view.js` contains the
 * app with all its libraries; the site host runs this bundle to render the page. `first-press.js` runs in the rendered
 * page and handles presses until hydration. It has two parts, so that a site host can show the machine between them.
 * `first-press-old.js` does the same in browsers in which the App cannot run. `early-slip.js` shows the slip before
 * hydration; the page loads this bundle at the first vote. `early-listen.js` reads aloud before hydration; the page loads
 * this bundle at the first press of Listen. docs/decisions/0018, docs/decisions/0039, docs/decisions/0045,
 * docs/decisions/0073
 */
export class ServerRenderPlugin {
  /**
   * @param {object} options
   * @param {import('./base-config.js').BaseOptions} options.base the options of the browser's bundle
   * @param {string} options.app the file of the app
   * @param {string} [options.slip] the file that renders only the confirmation of a vote, if the remote has one
   * @param {string} [options.listen] the file that reads aloud before hydration, if the remote has one
   */
  constructor({ base, app, slip, listen }) {
    checkSameVersions(base.dir);
    const common = baseConfig({ ...base, emitsFiles: false });
    const inPage = { ...common, devtool: /** @type {const} */ (false), output: { publicPath: '' } };
    /**
     * @param {string} entry
     * @param {Parameters<typeof minifyScripts>[0]} [place]
     */
    const pageScript = (entry, place) => ({
      ...inPage,
      entry,
      optimization: { ...common.optimization, minimizer: [minifyScripts(place)] },
    });
    /**
     * The bundles of each file, one behind the other.
     *
     * @type {Record<string, import('webpack').Configuration | import('webpack').Configuration[]>}
     */
    this.configs = {
      'first-view.js': {
        ...common,
        devtool: false,
        entry: RENDER_APP,
        // The site host runs this bundle with the globals of JavaScript and a few globals of browsers, but without a
        // DOM.
        target: ['webworker', 'es2022'],
        output: {
          publicPath: '',
          assetModuleFilename: ASSET_FILE, // the HTML of the slip contains the address of a recording
          library: { type: 'var', name: 'drawFirstView', export: 'drawFirstView' },
        },
        // The server uses facades too, as the browser does, so that both render the same HTML.
        resolve: {
          ...common.resolve,
          alias: {
            ...wholeLibraryAliases(),
            ...facadeAliases(),
            'server-rendered-app$': app,
            'server-rendered-slip$': slip ?? app,
          },
        },
        optimization: { ...common.optimization, minimizer: [minifyScripts('site host')] },
      },
      [PRESS_FILE]: [pageScript(EARLY_PRESS), pageScript(EARLY_VOTE, 'browser, lazily')],
      'first-press-old.js': { ...pageScript(OLD_PRESS, 'old browser'), target: ['web', 'es5'] },
      ...(slip && { 'early-slip.js': pageScript(EARLY_SLIP) }),
      ...(listen && {
        'early-listen.js': {
          ...pageScript(listen),
          output: { publicPath: 'auto', assetModuleFilename: ASSET_FILE }, // the script has the addresses of recordings
        },
      }),
    };
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { webpack } = compiler;
    compiler.hooks.thisCompilation.tap('server-render', (compilation) => {
      /** @type {import('./class-names.js').ClassNames} */
      let inBrowser = new Map();
      readClassNames(compilation, (names) => (inBrowser = names));
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;

      /** @param {import('webpack').Configuration} config */
      const bundle = async (config) => {
        /** @type {import('./class-names.js').ClassNames} */
        let classNames = new Map();
        const { source, made } = await bundleInMemory(webpack, config, (bundled) =>
          readClassNames(bundled, (names) => (classNames = names)),
        );
        const problems = differingClassNames(inBrowser, classNames);
        compilation.fileDependencies.addAll(made.fileDependencies);
        // These errors are not thrown, because a build in watch mode must print them and continue.
        compilation.errors.push(...made.errors, ...problems.map((text) => new webpack.WebpackError(text)));
        return source;
      };

      compilation.hooks.processAssets.tapPromise({ name: 'server-render', stage }, async () => {
        for (const [file, configs] of Object.entries(this.configs)) {
          const whole = new webpack.sources.ConcatSource();
          for (const config of [configs].flat()) {
            const source = await bundle(config);
            if (source && whole.size() > 0) whole.add(PRESS_PARTS);
            if (source) whole.add(source);
          }
          if (whole.size() > 0) compilation.emitAsset(file, whole, { minimized: true });
        }
      });
    });
  }
}
