/** A symbol that is not loaded by then is left out of the picture. */
const LOAD_TIMEOUT_MS = 4_000;

/**
 * Loads a symbol so that a canvas with it can still be read: from this site, or from a site that allows it. `null`: the
 * symbol cannot be used.
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
