/**
 * Adds generated files to a build. They are generated again whenever one of their sources changes.
 *
 * @param {import('webpack').Compiler} compiler
 * @param {string} name of the plugin
 * @param {string[]} sources absolute paths of the files that they are generated from
 * @param {() => Promise<Record<string, string>>} generate gives contents by file name
 */
export function emitGeneratedFiles(compiler, name, sources, generate) {
  const { RawSource } = compiler.webpack.sources;
  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
    compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
      for (const source of sources) compilation.fileDependencies.add(source);
      for (const [file, content] of Object.entries(await generate())) {
        compilation.emitAsset(file, new RawSource(content));
      }
    });
  });
}
