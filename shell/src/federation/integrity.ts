/** Of a file that no release has: the browser refuses whatever comes, since nothing has this hash. */
const NOTHING = `sha384-${'A'.repeat(64)}`;

/** Which hash each script and style must have, by its address. */
export interface IntegrityMap {
  /**
   * Adds the files of a release.
   * @param folder its address, with a slash at the end
   * @param hashes by path inside it; `null`: a developer's, which are not checked
   */
  readonly expect: (folder: string, hashes: Readonly<Record<string, string>> | null) => void;
  /** For the `integrity` of a script or style: empty for a developer's, impossible for an unknown one. */
  readonly of: (url: string) => string;
}

/**
 * The page's map of hashes. Builds ask it by the global `demoEvmIntegrity` for each file that they load by
 * themselves, so a byte that was changed on the way runs nowhere. docs/decisions/0026.
 */
export function createIntegrityMap(): IntegrityMap {
  const known = new Map<string, string>();
  const unchecked: string[] = [];
  const addressOf = (url: string) => {
    const { origin, pathname } = new URL(url, document.baseURI);
    return origin + pathname;
  };
  const of = (url: string) => {
    const address = addressOf(url);
    return known.get(address) ?? (unchecked.some((folder) => address.startsWith(folder)) ? '' : NOTHING);
  };
  return {
    of,
    expect(folder, hashes) {
      const base = addressOf(folder);
      if (hashes === null) unchecked.push(base);
      else for (const [file, hash] of Object.entries(hashes)) known.set(base + file, hash);
    },
  };
}

/** Makes the map known to every build on the page. */
export function publishIntegrity(map: IntegrityMap): void {
  Object.assign(globalThis, { demoEvmIntegrity: map.of });
}
