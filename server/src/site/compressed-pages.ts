import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { createLruCache } from './lru-cache';

const compress = promisify(brotliCompress);

/** The best level of Brotli. It sends 9 % fewer bytes of a page than level 5, and takes a quarter of a second. */
const BEST_LEVEL = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** With 15 KB for each page, the cache takes 8 MB at most. */
const MAX_PAGES = 500;

export interface CompressedPages {
  /**
   * Gives a page that is compressed with the best level of Brotli. Only a page that is requested again is compressed,
   * and only one page at a time, so that requests for many different pages cannot keep the processor busy.
   * @returns `null` while the page is not compressed yet. The caller then compresses it with a faster level.
   */
  readonly find: (html: string) => Buffer | null;
}

/** Creates the cache of compressed pages of one process. docs/performance.md */
export function createCompressedPages(onFailure: (error: unknown) => void): CompressedPages {
  const pages = createLruCache<Buffer | 'requested'>(MAX_PAGES);
  let isCompressing = false;

  const add = async (key: string, html: string) => {
    isCompressing = true;
    try {
      pages.set(key, await compress(html, BEST_LEVEL));
    } catch (error) {
      onFailure(error);
    } finally {
      isCompressing = false;
    }
  };

  return {
    find(html) {
      const key = createHash('sha256').update(html).digest('base64');
      const known = pages.get(key);
      if (known === undefined) pages.set(key, 'requested');
      if (known === 'requested' && !isCompressing) void add(key, html);
      return known instanceof Buffer ? known : null;
    },
  };
}
