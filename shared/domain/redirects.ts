/** Paths that redirect to another path; query and fragment are kept. Spec 2: Screens and routes; behaviour: Which machine. */
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

/** The target of a redirect, whatever the path's case and trailing slash; `undefined` when the path is no redirect. */
export function redirectOf(path: string): string | undefined {
  return REDIRECTS[path.toLowerCase().replace(/(.)\/$/, '$1')];
}
