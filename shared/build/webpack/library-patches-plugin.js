import path from 'node:path';

const LOADER = path.resolve(import.meta.dirname, 'library-patches-loader.js');

/**
 * Applies patches to the code of libraries. The build fails if the bundle contains the library of a patch, but no code
 * that matches the patch's pattern. The error names the library and the pattern.
 */
export class LibraryPatchesPlugin {
  /** @param {readonly import('./library-patches.js').LibraryPatch[]} patches */
  constructor(patches) {
    this.patches = patches;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    for (const patch of this.patches) {
      compiler.options.module.rules.push({
        test: patch.files,
        // Module ids depend on `ident`. The `ident` that webpack sets by default depends on the order of the plugins.
        use: [{ loader: LOADER, options: patch, ident: `${patch.library}: ${patch.name}` }],
      });
    }
    compiler.hooks.thisCompilation.tap('library-patches', (compilation) => {
      compilation.hooks.finishModules.tap('library-patches', (modules) => {
        for (const problem of this.problems([...modules])) {
          compilation.errors.push(new compiler.webpack.WebpackError(problem));
        }
      });
    });
  }

  /**
   * Gives a sentence for each patch that matches nothing, although the bundle contains the patch's library.
   *
   * @param {import('webpack').Module[]} modules
   */
  problems(modules) {
    const matched = new Set(modules.flatMap(({ buildInfo }) => buildInfo?.['libraryPatches'] ?? []));
    return this.patches
      .filter(({ name, library }) => !matched.has(name) && modules.some((module) => isOf(library, module)))
      .map(
        ({ name, library, pattern }) =>
          `${library} has nothing that matches ${String(pattern)} any more (${name}). ` +
          'Look at the new version of the library, then change or delete the patch in library-patches.js.',
      );
  }
}

/**
 * @param {string} library
 * @param {import('webpack').Module} module
 */
function isOf(library, module) {
  const file = module.nameForCondition()?.replaceAll('\\', '/');
  return file?.includes(`/node_modules/${library}/`) === true;
}
