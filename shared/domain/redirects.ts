/** Paths that only lead elsewhere. SPEC 2: Screens and routes. */
export const REDIRECTS: Readonly<Record<string, string>> = {
  '/': '/demo/demo',
  '/mr/demo': '/demo/mr',
  '/hi/demo': '/demo/hi',
};

/** Where `path` leads, whatever its case, with or without a trailing slash; `undefined` when it is a page of its own. */
export function redirectOf(path: string): string | undefined {
  return REDIRECTS[path.toLowerCase().replace(/(.)\/$/, '$1')];
}
