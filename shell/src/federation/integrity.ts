/** Matches no content, so the browser refuses files that no release lists. */
const IMPOSSIBLE_HASH = `sha256-${'A'.repeat(43)}=`;

/** Maps the address of each script and style to the hash that the file must have. */
export interface IntegrityMap {
  /**
   * Adds the files of a release.
   * @param folder the address of the release's folder, with a slash at the end
   * @param hashes maps the path of each file inside the folder to its hash; `null` for a developer's files, which are
   *   not checked
   */
  readonly add: (folder: string, hashes: Readonly<Record<string, string>> | null) => void;
  /**
   * Gives the `integrity` attribute of a script or style. It is empty for a developer's file, which is not checked. For
   * an unknown file it matches no content, so the browser refuses the file.
   */
  readonly hashOf: (url: string) => string;
}

/**
 * Creates the map of hashes of a page. The query of a URL is ignored, because a retry adds a query. docs/decisions/0026
 */
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

/** Publishes `hashOf` as a global function. A bundle calls this function before it loads one of its files. */
export function publishIntegrity(map: IntegrityMap): void {
  globalThis.demoEvmIntegrity = map.hashOf;
}
