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

interface NewPage<Page> {
  readonly key: string;
  /** True for a page that the site really has, `false` for a page whose address anybody can invent. */
  readonly isOfSite: boolean;
  readonly make: () => Promise<Page>;
}

interface PageCache<Page> {
  /** Gives the cached page of a key, also while it is made; `undefined` when there is none. */
  readonly get: (key: string) => Promise<Page> | undefined;
  /** Makes a page and caches it. */
  readonly add: (page: NewPage<Page>) => Promise<Page>;
}

/**
 * Makes a cache of pages. Visitors who ask for a page while it is made get the same page. A page that is not
 * lasting leaves the cache as soon as it is made, and a page that cannot be made leaves it too.
 * docs/decisions/0037
 */
export function createPageCache<Page extends CachedPage>(): PageCache<Page> {
  const ofSite = createLruCache<Promise<Page>>(MAX_PAGES);
  const others = createLruCache<Promise<Page>>(MAX_OTHER_PAGES);
  return {
    get: (key) => ofSite.get(key) ?? others.get(key),
    add({ key, isOfSite, make }) {
      const pages = isOfSite ? ofSite : others;
      const making = make();
      making.then(
        ({ isLasting }) => isLasting || pages.delete(key),
        () => pages.delete(key),
      );
      return pages.set(key, making);
    },
  };
}
