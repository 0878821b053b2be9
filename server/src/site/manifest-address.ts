import { parsePageAddress, START_ADDRESS, type PageAddress } from './page-address';

/**
 * The path of every web app manifest. The query parameter `page` is the path of the page to which the manifest belongs.
 */
export const MANIFEST_PATH = '/manifest.webmanifest';

/**
 * Gives the address of the page to which the requested manifest belongs, from the query of the request. Gives the start
 * page when the query has no path of this site. Also gives the start page for `/demo/preview`: this page shows an
 * unsaved form, and the form is lost when the home screen opens the page.
 */
export function manifestAddress(query: unknown): PageAddress {
  const { page } = query as { readonly page?: unknown };
  const isPath = typeof page === 'string' && /^\/(?!\/)/.test(page);
  const address = isPath ? parsePageAddress(page) : START_ADDRESS;
  return address.meaning?.kind === 'preview' ? START_ADDRESS : address;
}

/** Gives the URL of the manifest that belongs to the page with this path. */
export function manifestUrl(path: string): string {
  return `${MANIFEST_PATH}?page=${encodeURIComponent(path)}`;
}
