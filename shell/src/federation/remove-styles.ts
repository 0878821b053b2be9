/**
 * Removes the style sheets of a release from the page. Two releases of a remote may use the same class names, so the
 * page must not have the styles of both.
 * @param folder the address of the release's folder, with a slash at the end
 */
export function removeStyles(folder: string): void {
  const sheets = 'link[rel="stylesheet"], style[data-href]'; // server-rendered HTML has `style` elements
  for (const sheet of document.querySelectorAll<HTMLElement>(sheets)) {
    const address = sheet instanceof HTMLLinkElement ? sheet.href : (sheet.dataset.href ?? '');
    const { pathname } = new URL(address, document.baseURI);
    if (pathname.startsWith(new URL(folder, document.baseURI).pathname)) sheet.remove();
  }
}
