/**
 * Did the browser have this file already? A browser that does not say counts as one that had it. Visitors know the
 * files of the current release and not those of a canary, so only pages that have fetched them can be compared.
 */
export function isFromCache(path: string): boolean {
  const entries = performance.getEntriesByType('resource') as Partial<PerformanceResourceTiming>[];
  const entry = entries.find(({ name = '' }) => new URL(name, window.location.href).pathname === path);
  return !entry?.transferSize;
}
