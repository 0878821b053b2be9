/**
 * Adds files to a build that no module asks for, made anew whenever one of their sources changes.
 *
 * @param {import('webpack').Compiler} compiler
 * @param {string} name of the plugin
 * @param {string[]} sources absolute paths that a watching build has to follow
 * @param {() => Promise<Record<string, string>>} make gives contents by file name
 */
export function emitGeneratedFiles(compiler, name, sources, make) {
  const { RawSource } = compiler.webpack.sources;
  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
    compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
      for (const source of sources) compilation.fileDependencies.add(source);
      for (const [file, content] of Object.entries(await make())) {
        compilation.emitAsset(file, new RawSource(content));
      }
    });
  });
}
