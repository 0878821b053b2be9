import path from 'node:path';
import { baseConfig } from './base-config.js';
import { bundleInMemory } from './bundle-in-memory.js';
import { differingClassNames, readClassNames } from './class-names.js';
import { checkSameVersions, facadeAliases, wholeLibraryAliases } from './lent-libraries.js';
import { minifyScripts } from './minify-scripts.js';

const RENDER_APP = path.resolve(import.meta.dirname, '../server-render/render-app.tsx');
const EARLY_PRESS = path.resolve(import.meta.dirname, '../server-render/early-press.ts');

/**
 * Adds two bundles to a release, for server-side rendering (shared/contract/server-render.ts). `first-view.js` contains
 * the app with all its libraries; the site host runs this bundle to render the page. `first-press.js` runs in the
 * rendered page and handles presses until hydration. docs/decisions/0018
 */
export class ServerRenderPlugin {
  /**
   * @param {object} options
   * @param {import('./base-config.js').BaseOptions} options.base the options of the browser's bundle
   * @param {string} options.app the file of the app
   */
  constructor({ base, app }) {
    checkSameVersions(base.dir);
    const common = baseConfig({ ...base, emitsFiles: false });
    /** @type {Record<string, import('webpack').Configuration>} */
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
          library: { type: 'var', name: 'drawFirstView', export: 'drawFirstView' },
        },
        // The server uses facades too, as the browser does, so that both render the same HTML.
        resolve: {
          ...common.resolve,
          alias: { ...wholeLibraryAliases(), ...facadeAliases(), 'server-rendered-app$': app },
        },
        optimization: { ...common.optimization, minimizer: [minifyScripts({ isForSiteHost: true })] },
      },
      'first-press.js': {
        ...common,
        devtool: false,
        entry: EARLY_PRESS,
        output: { publicPath: '' },
        optimization: { ...common.optimization, minimizer: [minifyScripts()] },
      },
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
      compilation.hooks.processAssets.tapPromise({ name: 'server-render', stage }, async () => {
        for (const [file, config] of Object.entries(this.configs)) {
          /** @type {import('./class-names.js').ClassNames} */
          let classNames = new Map();
          const { source, made } = await bundleInMemory(webpack, config, (bundled) =>
            readClassNames(bundled, (names) => (classNames = names)),
          );
          const problems = differingClassNames(inBrowser, classNames);
          compilation.fileDependencies.addAll(made.fileDependencies);
          // These errors are not thrown, because a build in watch mode must print them and continue.
          compilation.errors.push(...made.errors, ...problems.map((text) => new webpack.WebpackError(text)));
          if (source) compilation.emitAsset(file, source, { minimized: true });
        }
      });
    });
  }
}
