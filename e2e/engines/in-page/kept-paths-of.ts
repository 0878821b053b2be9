/**
 * The function of this file runs in the page and is sent as source text, so it must not use anything else of this file.
 * Chromium 69 must know the syntax, so the function has no `?.` and no `??`.
 */

/**
 * Gives the paths of the pages that the service worker keeps, as an earlier call has read them. Each call only starts a
 * new reading, so the first calls give an empty list.
 */
export function keptPathsOf(cache: string): string[] {
  const page = window as { keptPaths?: string[]; caches?: CacheStorage };
  if (page.caches) {
    void page.caches
      .open(cache)
      .then((pages) => pages.keys())
      .then((requests) => {
        page.keptPaths = requests.map((request) => new URL(request.url).pathname);
      });
  }
  return page.keptPaths || [];
}
