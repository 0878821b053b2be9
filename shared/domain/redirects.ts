/** Paths that only lead elsewhere; query and fragment go along. Spec 2: Screens and routes; behaviour: Which machine. */
export const REDIRECTS: Readonly<Record<string, string>> = {
  '/': '/demo/demo',
  '/demo': '/demo/demo',
  '/en': '/demo/en',
  '/en/demo': '/demo/en',
  '/hi': '/demo/hi',
  '/hi/demo': '/demo/hi',
  '/mr': '/demo/mr',
  '/mr/demo': '/demo/mr',
};

/** Where `path` leads, whatever its case, with or without a trailing slash; `undefined` when it is a page of its own. */
export function redirectOf(path: string): string | undefined {
  return REDIRECTS[path.toLowerCase().replace(/(.)\/$/, '$1')];
}
