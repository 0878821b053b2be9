import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
const level = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/**
 * Brotli level 4 is the default of @fastify/compress. For pages of our size, level 5 takes 1 ms longer and sends 7 %
 * fewer bytes.
 */
export const FAST_BROTLI = level(5);
/** The best level of Brotli. It sends 9 % fewer bytes of a page than level 5, and takes a quarter of a second. */
const BEST_BROTLI = level(constants.BROTLI_MAX_QUALITY);

/** A page that is kept only in compressed form, because its text takes much more memory. */
export interface CompressedPage {
  /**
   * Gives the page in Brotli to one visitor. The page is compressed with the best level if this compression has
   * finished, otherwise with the fast level.
   */
  readonly brotli: () => Buffer;
  /** Gives the text of the page, for a browser that does not accept Brotli. */
  readonly html: () => Promise<Buffer>;
}

/**
 * Makes a function that compresses pages. A page is compressed with a fast level at once, and with the best level when
 * a second or later visitor gets it. Only one page at a time is compressed with the best level, so that requests for
 * many different pages cannot keep the processor busy. docs/performance.md
 * @param onFailure Called with the error when compression with the best level fails. A later visitor starts it again.
 */
export function createPageCompressor(
  onFailure: (error: unknown) => void,
): (html: string) => Promise<CompressedPage> {
  let isBusy = false;

  return async (html) => {
    let body = await compress(html, FAST_BROTLI);
    let visitors = 0;
    let isBest = false;
    const improve = async () => {
      isBusy = true;
      try {
        body = await compress(await decompress(body), BEST_BROTLI);
        isBest = true;
      } catch (error) {
        onFailure(error);
      } finally {
        isBusy = false;
      }
    };
    return {
      brotli() {
        visitors += 1;
        if (visitors > 1 && !isBest && !isBusy) void improve();
        return body;
      },
      html: () => decompress(body),
    };
  };
}
