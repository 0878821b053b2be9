/**
 * Says whether the browser had this file in its cache. If the browser does not tell this, the answer is
 * `true`. Visitors often have the files of the current release in the cache, but not those of a canary, so
 * only the times of pages that have fetched the files can be compared.
 */
export function isFromCache(path: string): boolean {
  const entries = performance.getEntriesByType('resource') as Partial<PerformanceResourceTiming>[];
  const entry = entries.find(({ name = '' }) => new URL(name, window.location.href).pathname === path);
  return !entry?.transferSize;
}
