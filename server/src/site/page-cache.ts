import { createLruCache } from '../cache/lru-cache';

/** The largest number of cached pages. They take about 10 MB, because a compressed page has about 20 KB. */
const MAX_PAGES = 500;
/**
 * The largest number of cached pages that anybody can invent addresses for: pages of missing machines, previews,
 * machines that only a device has, and other spellings of a page's path. They have their own cache and do not replace
 * other pages.
 */
const MAX_OTHER_PAGES = 50;

interface CachedPage {
  /** True if the page stays in the cache. */
  readonly isLasting: boolean;
}

interface PageRequest<Page> {
  readonly key: string;
  /** True for a page that the site really has, `false` for a page whose address anybody can invent. */
  readonly isOfSite: boolean;
  /**
   * Called before the page is made. If the result is `false`, the page is not made, and the cache gives
   * `null`.
   */
  readonly mayMake: () => boolean;
  readonly make: () => Promise<Page>;
}

/** Gives the cached page of a key, or else makes the page and caches it. */
type CachePage<Page> = (request: PageRequest<Page>) => Promise<Page> | null;

/**
 * Makes a cache of pages. Visitors who ask for a page while it is made get the same page. A page that is not
 * lasting leaves the cache as soon as it is made, and a page that cannot be made leaves it too.
 * docs/decisions/0037
 */
export function createPageCache<Page extends CachedPage>(): CachePage<Page> {
  const ofSite = createLruCache<Promise<Page>>(MAX_PAGES);
  const others = createLruCache<Promise<Page>>(MAX_OTHER_PAGES);
  return ({ key, isOfSite, mayMake, make }) => {
    const pages = isOfSite ? ofSite : others;
    const cached = pages.get(key);
    if (cached) return cached;
    if (!mayMake()) return null;
    const making = make();
    making.then(
      ({ isLasting }) => isLasting || pages.delete(key),
      () => pages.delete(key),
    );
    return pages.set(key, making);
  };
}
