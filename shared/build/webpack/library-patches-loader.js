/**
 * Applies one patch to a file of a library. If the pattern matches, the loader writes the name of the patch
 * into the module, so that LibraryPatchesPlugin knows which patches have matched.
 *
 * @this {import('webpack').LoaderContext<import('./library-patches.js').LibraryPatch>}
 * @param {string} source
 */
export default function libraryPatches(source) {
  const { name, pattern, by } = this.getOptions();
  if (source.search(pattern) === -1) return source;
  const buildInfo = this._module?.buildInfo;
  if (buildInfo) buildInfo['libraryPatches'] = [...(buildInfo['libraryPatches'] ?? []), name];
  return by === undefined ? source : source.replace(pattern, by);
}
