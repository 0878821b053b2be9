/**
 * The functions of this file run in the page and are sent as source text, so they must not use anything else of this
 * file. Chromium 64 must know the syntax, so these functions have no `?.` and no `??`.
 */

/** The visible text of the page, followed by the names of its visible pictures. */
export function textOf(): string {
  const pictures = Array.from(document.querySelectorAll('img, [role=img]'))
    .filter((picture) => picture.getClientRects().length > 0)
    .map((picture) => picture.getAttribute('aria-label') || picture.getAttribute('alt') || '');
  return [document.body.innerText].concat(pictures).join('\n').replace(/\s+/g, ' ');
}

/** Reads one property of every element that the selector finds. Gives the values as texts. */
export function valuesOf(selector: string, property: string): string[] {
  return Array.from(document.querySelectorAll(selector)).map((element) =>
    String(Reflect.get(element, property)),
  );
}
