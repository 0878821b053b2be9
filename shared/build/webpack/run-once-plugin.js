import webpack from 'webpack';

/**
 * Makes a bundle ask the page's watchdog, if there is one, whether the bundle may run. After a retry two copies of the
 * bundle can arrive, but only one of them may start. docs/decisions/0031
 */
export class RunOncePlugin {
  /**
   * @param {string} file the bundle's script
   * @param {string} watchdog the name of the watchdog's global variable
   */
  constructor(file, watchdog) {
    this.file = file;
    this.watchdog = watchdog;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { file, watchdog } = this;
    const around = { raw: true, include: new RegExp(`^${file.replaceAll('.', '\\.')}$`) };
    const begin = `if (!self.${watchdog} || self.${watchdog}.mayRun()) {`;
    new webpack.BannerPlugin({ ...around, banner: begin }).apply(compiler);
    new webpack.BannerPlugin({ ...around, banner: '}', footer: true }).apply(compiler);
    compiler.hooks.afterEmit.tap('run-once', (compilation) => {
      if (!compilation.getAsset(file)) {
        throw new Error(
          `RunOncePlugin: the build has no ${file}, so the watchdog could not stop a second copy.`,
        );
      }
    });
  }
}
