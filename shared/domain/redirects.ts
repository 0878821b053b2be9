/**
 * Redirected paths and their targets. A redirect keeps query and fragment. Spec 2: Screens and routes;
 * behaviour: Which machine.
 */
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

/**
 * @returns The target of a redirected path, or `undefined`. As in the router, upper case and slashes at the
 *   end make no difference.
 */
export function redirectOf(path: string): string | undefined {
  return REDIRECTS[path.toLowerCase().replace(/(.)\/+$/, '$1')];
}
