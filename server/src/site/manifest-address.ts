import { parsePageAddress, START_ADDRESS, type PageAddress } from './page-address';

/** The path of every manifest. Its query `page` is the path of the page that links to it. */
export const MANIFEST_PATH = '/manifest.webmanifest';

/**
 * Reads which page a manifest is for from the query of its request. A query without a path of this site gives the start
 * page. So does the preview, because it is gone when the home screen opens it.
 */
export function manifestAddress(query: unknown): PageAddress {
  const { page } = query as { readonly page?: unknown };
  const isPath = typeof page === 'string' && /^\/(?!\/)/.test(page);
  const address = isPath ? parsePageAddress(page) : START_ADDRESS;
  return address.meaning?.kind === 'preview' ? START_ADDRESS : address;
}

/** The link to the manifest of a page. */
export function manifestUrl(path: string): string {
  return `${MANIFEST_PATH}?page=${encodeURIComponent(path)}`;
}
