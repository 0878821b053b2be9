/** Says whether a path is a pattern for many addresses, such as `/demo/:vid`. */
export function isPattern(path: string): boolean {
  return path.includes(':');
}

/**
 * Gives the file of a path. `/create` becomes create.html, where static hosts look for the page. The file of a pattern
 * is in the folder `pages`.
 */
export function fileOf(path: string): string {
  if (path === '/') return 'index.html';
  return isPattern(path)
    ? `pages/${path.slice(1).replace(/:/g, '').replace(/\//g, '-')}/index.html`
    : `${path.slice(1)}.html`;
}
