/**
 * The function of this file runs in the page and is sent as source text, so it must not use anything else of this file.
 * Chromium 64 must know the syntax, so the function has no `?.` and no `??`.
 */

/**
 * The point in CSS pixels where an element can be pressed, and the number of frames that `placeOf` has
 * counted. If the element cannot be pressed, `problem` says why.
 */
export type Place =
  { readonly x: number; readonly y: number; readonly frame: number } | { readonly problem: string };

/**
 * Finds an element with this accessible name, if possible in an open dialog, and scrolls it into the middle of the
 * window. Gives the middle of the element, or a problem when the element is missing, disabled or covered.
 */
export function placeOf(selector: string, name: string): Place {
  const page = window as { pressFrame?: number };
  if (page.pressFrame === undefined) {
    const count = () => {
      page.pressFrame = (page.pressFrame || 0) + 1;
      requestAnimationFrame(count);
    };
    count();
  }
  const text = (element: Element | null) => {
    if (!element) return '';
    const heard = element.cloneNode(true) as Element;
    heard.querySelectorAll('[aria-hidden=true]').forEach((part) => part.remove());
    return (heard.textContent || '').replace(/\s+/g, ' ').trim();
  };
  const nameOf = (element: Element): string => {
    const labels = (element as HTMLInputElement).labels;
    const ids = element.getAttribute('aria-labelledby');
    return (
      (ids &&
        ids
          .split(' ')
          .map((id) => text(document.getElementById(id)))
          .join(' ')) ||
      element.getAttribute('aria-label') ||
      element.getAttribute('alt') ||
      (labels && labels.length > 0 ? text(labels[0] || null) : text(element))
    );
  };
  const named = Array.from(document.querySelectorAll(selector)).filter(
    (element) => nameOf(element) === name && element.getClientRects().length > 0,
  );
  const open = document.querySelector('dialog[open],[role=dialog]');
  const element = named.find((one) => open !== null && open.contains(one)) || named[0];
  if (!element) return { problem: `There is no "${name}".` };
  if ((element as HTMLButtonElement).disabled) return { problem: `"${name}" is disabled.` };
  element.scrollIntoView({ block: 'center', inline: 'center' });
  const box = element.getBoundingClientRect();
  const x = box.left + box.width / 2;
  const y = box.top + box.height / 2;
  const hit = document.elementFromPoint(x, y);
  if (!hit || !(element.contains(hit) || hit.contains(element))) {
    return { problem: `"${name}" is covered by ${hit ? hit.outerHTML.slice(0, 80) : 'nothing'}.` };
  }
  return { x, y, frame: page.pressFrame || 0 };
}
