import MiniCssExtractPlugin from 'mini-css-extract-plugin';

/**
 * Gives code that asks the shell for the hash of a file. An older shell has no `demoEvmIntegrity`; then the browser
 * does not check the file.
 *
 * @param {string} url an expression that gives the URL of the file
 */
const hashOf = (url) => `(globalThis.demoEvmIntegrity?.(${url}) ?? '')`;

/**
 * With this plugin, webpack's code sets the attribute `integrity` on each script and style that it loads. The browser
 * then checks the file against the hash that the shell knows. docs/decisions/0026
 */
export class IntegrityPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
    compiler.hooks.thisCompilation.tap('integrity', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap('integrity', (source) => {
        // The variable `script` belongs to webpack's own code, which a new version of webpack may change.
        if (!/\bscript\.src = /.test(source)) {
          throw new Error(`IntegrityPlugin: webpack's code that loads a script has no "script.src = ".`);
        }
        return `${source}\nscript.integrity = ${hashOf('script.src')};`;
      });
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'integrity',
        (source, { tag }) => `${source}\n${tag}.integrity = ${hashOf(`${tag}.href`)};`,
      );
    });
  }
}
