/**
 * Removes the style sheets of a release from the page. Two releases of a remote use the same class names, so only the
 * styles of the one that is shown may be in the page.
 * @param folder address of the release's files, with a slash at the end
 */
export function removeStyles(folder: string): void {
  const sheets = 'link[rel="stylesheet"], style[data-href]'; // server-side rendering puts styles into the HTML
  for (const sheet of document.querySelectorAll<HTMLElement>(sheets)) {
    const address = sheet instanceof HTMLLinkElement ? sheet.href : (sheet.dataset.href ?? '');
    const { pathname } = new URL(address, document.baseURI);
    if (pathname.startsWith(new URL(folder, document.baseURI).pathname)) sheet.remove();
  }
}
