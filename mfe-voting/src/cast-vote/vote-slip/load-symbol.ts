/** If a symbol takes longer than this to load, the picture is made without the symbol. */
const LOAD_TIMEOUT_MS = 4_000;

/**
 * Loads a symbol from this site, or from another site that allows the request by CORS. The symbol is drawn on a canvas,
 * and browsers do not let a script read a canvas with any other symbol.
 * @returns The symbol, or `null` if there is none, if it cannot be loaded, or if it takes too long.
 */
export function loadSymbol(url: string | null): Promise<HTMLImageElement | null> {
  if (!url) return Promise.resolve(null);
  return new Promise((resolve) => {
    const image = new Image();
    image.crossOrigin = 'anonymous';
    image.onload = () => resolve(image);
    image.onerror = () => resolve(null);
    setTimeout(() => resolve(null), LOAD_TIMEOUT_MS);
    image.src = url;
  });
}
