import MiniCssExtractPlugin from 'mini-css-extract-plugin';

/** The shell's map of hashes; an older shell, or a page without one, has none. */
const hashOf = (url) => `(globalThis.demoEvmIntegrity?.(${url}) ?? '')`;

/**
 * Makes a build check each script and style that it loads by itself against the hash which the registry has of
 * it. docs/decisions/0026.
 */
export class IntegrityPlugin {
  apply(compiler) {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
    compiler.hooks.thisCompilation.tap('integrity', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'integrity',
        (source) => `${source}\nscript.integrity = ${hashOf('script.src')};`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'integrity',
        (source, { tag }) => `${source}\n${tag}.integrity = ${hashOf(`${tag}.href`)};`,
      );
    });
  }
}
