/**
 * These functions run in the page. They are sent as source text, so a function must not use anything else of this file.
 * Chromium 69 must know the syntax, so these functions have no `?.` and no `??`.
 */

/**
 * The point in CSS pixels where an element can be pressed, and the number of frames that `placeOf` has counted; or a
 * problem.
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
  const text = (element: Element | null) =>
    ((element && element.textContent) || '').replace(/\s+/g, ' ').trim();
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

/**
 * Chooses an option: sets the value of the select element, and fires its events `input` and `change`. In some engines
 * the drop-down is a window of the operating system, which our drivers cannot reach.
 *
 * @returns the reason why the option cannot be chosen, or null when the option is chosen
 */
export function chooseOption(name: string, value: string): string | null {
  const list = Array.from(document.querySelectorAll('select')).find((select) => {
    const label = select.labels[0];
    const text = select.getAttribute('aria-label') || (label && label.textContent) || '';
    return text.trim() === name && select.getClientRects().length > 0;
  });
  if (!list) return `There is no select "${name}".`;
  if (!Array.from(list.options).some((option) => option.value === value))
    return `"${name}" has no option ${value}.`;
  list.focus();
  list.value = value;
  list.dispatchEvent(new Event('input', { bubbles: true }));
  list.dispatchEvent(new Event('change', { bubbles: true }));
  return null;
}
