/** The bundle's file name in this build. No file of this name is written. */
const BUNDLE = 'bundle.js';

/**
 * Builds one bundle in memory, so that its code can become part of another build.
 *
 * @param {import('webpack').Compiler['webpack']} webpack
 * @param {import('webpack').Configuration} config the configuration; this function sets `output.filename`
 * @param {(compilation: import('webpack').Compilation) => void} [onCompilation] called before the modules are built
 * @returns {Promise<{ source: import('webpack').sources.Source | undefined, made: import('webpack').Compilation }>}
 *   The code of the bundle (`source`, missing if the build fails), and its compilation (`made`) with the errors and the
 *   files that the bundle depends on.
 */
export function bundleInMemory(webpack, config, onCompilation = () => {}) {
  return new Promise((resolve, reject) => {
    const compiler = webpack({ ...config, output: { ...config.output, filename: BUNDLE } });
    /** @type {import('webpack').sources.Source | undefined} */
    let source;
    compiler.hooks.thisCompilation.tap('bundle-in-memory', (compilation) => {
      onCompilation(compilation);
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'bundle-in-memory', stage }, (assets) => {
        source = assets[BUNDLE];
      });
    });
    compiler.hooks.shouldEmit.tap('bundle-in-memory', () => false);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || !stats) reject(error ?? new Error('webpack gave no result.'));
        else if (stats.compilation.errors.length > 0) resolve({ source: undefined, made: stats.compilation });
        else resolve({ source, made: stats.compilation });
      });
    });
  });
}
