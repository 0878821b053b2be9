import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { minifyScripts } from './minify-scripts.js';

const DRAW = path.resolve(import.meta.dirname, '../server-render/render-app.tsx');
const PRESS = path.resolve(import.meta.dirname, '../server-render/early-press.ts');

/**
 * Adds to a remote's release what the site host uses by itself (shared/contract/server-render.ts): `first-view.js`, the App with
 * all its libraries, which draws the remote's first view on the site host, and `first-press.js`, which answers presses
 * of what was drawn until the App runs. docs/decisions/0018
 */
export class ServerRenderPlugin {
  /**
   * @param {object} options
   * @param {object} options.base the configuration that the browser's bundle is made with: class names must be the same
   * @param {string} options.app the App's file
   */
  constructor({ base, app }) {
    const common = { ...base, module: { rules: base.module.rules.map(withoutFiles) }, devtool: false };
    const made = (more, options) => ({
      ...common,
      ...more,
      optimization: { ...base.optimization, minimizer: [minifyScripts(options)] },
    });
    this.configs = {
      'first-view.js': made(
        {
          entry: DRAW,
          plugins: [],
          // The site host gives it a place with the language's own globals and a few of the web's, as a worker has.
          target: ['webworker', 'es2022'],
          output: {
            publicPath: '',
            filename: 'made.js',
            library: { type: 'var', name: 'drawFirstView', export: 'drawFirstView' },
          },
          resolve: { ...base.resolve, alias: { 'drawn-app$': app } },
        },
        { isForSiteHost: true },
      ),
      'first-press.js': made({ entry: PRESS, plugins: [], output: { publicPath: '', filename: 'made.js' } }),
    };
  }

  apply(compiler) {
    const { webpack } = compiler;
    compiler.hooks.thisCompilation.tap('first-view', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'first-view', stage }, async () => {
        for (const [file, config] of Object.entries(this.configs)) {
          const { source, dependencies, errors } = await build(webpack, config);
          compilation.fileDependencies.addAll(dependencies);
          compilation.errors.push(...errors); // a build that watches says them and goes on
          if (errors.length === 0) compilation.emitAsset(file, source, { minimized: true });
        }
      });
    });
  }
}

/** Styles are in the page already, only their class names count; sounds are in the release already. */
function withoutFiles(rule) {
  if (!Array.isArray(rule.use))
    return rule.type === 'asset/resource' ? { ...rule, generator: { emit: false } } : rule;
  const [cssLoader] = rule.use.filter((loader) => loader !== MiniCssExtractPlugin.loader);
  const modules = { ...cssLoader.options.modules, exportOnlyLocals: true };
  return { ...rule, use: [{ ...cssLoader, options: { ...cssLoader.options, modules } }] };
}

/** Builds without writing: the files become those of the release's own build. */
function build(webpack, config) {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
    let source;
    compiler.hooks.thisCompilation.tap('keep', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'keep', stage }, (assets) => {
        source = assets['made.js'];
      });
    });
    compiler.hooks.shouldEmit.tap('keep', () => false);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) return reject(error);
        const { fileDependencies, errors } = stats.compilation;
        resolve({ source, dependencies: [...fileDependencies], errors });
      });
    });
  });
}
