/** Matches no content, so the browser refuses files that no release lists. */
const IMPOSSIBLE_HASH = `sha384-${'A'.repeat(64)}`;

/** The hash that each script and style must have, by its address. */
export interface IntegrityMap {
  /**
   * Adds the files of a release.
   * @param folder its address, with a slash at the end
   * @param hashes by path inside the folder; `null`: a developer's files, which are not checked
   */
  readonly add: (folder: string, hashes: Readonly<Record<string, string>> | null) => void;
  /** The `integrity` of a script or style: empty for a developer's file, impossible for an unknown one. */
  readonly hashOf: (url: string) => string;
}

/** Makes the page's map of hashes. docs/decisions/0026 */
export function createIntegrityMap(): IntegrityMap {
  const hashes = new Map<string, string>();
  const uncheckedFolders: string[] = [];
  const addressOf = (url: string) => {
    const { origin, pathname } = new URL(url, document.baseURI);
    return origin + pathname;
  };
  return {
    add(folder, hashesByPath) {
      const base = addressOf(folder);
      if (hashesByPath === null) uncheckedFolders.push(base);
      else for (const [file, hash] of Object.entries(hashesByPath)) hashes.set(base + file, hash);
    },
    hashOf(url) {
      const address = addressOf(url);
      const isUnchecked = uncheckedFolders.some((folder) => address.startsWith(folder));
      return hashes.get(address) ?? (isUnchecked ? '' : IMPOSSIBLE_HASH);
    },
  };
}

/** Lets every build on the page ask the map for the hash of each file that it loads itself. */
export function publishIntegrity(map: IntegrityMap): void {
  globalThis.demoEvmIntegrity = map.hashOf;
}
