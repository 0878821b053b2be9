import type { LastUse } from './watch-use';

/**
 * Matches HTML that is not hydrated yet, a machine whose lamp is lit, and an open dialog, such as the confirmation of a
 * vote. A page with such an element is in use.
 */
const IN_USE = '[data-drawn], #machine[data-state="busy"], dialog[open], [role="dialog"]';
/** The page is in use for this long after a touch, a click or a key press, because the visitor may continue. */
const REST_MS = 10_000;

/**
 * Says whether the visitor uses the page now. Once a visitor has typed something, the page is in use as long as it is open.
 * docs/decisions/0040
 */
export function isInUse(
  { pointerdown = -Infinity, keydown = -Infinity, input }: LastUse,
  now = Date.now(),
): boolean {
  if (input !== undefined || now - Math.max(pointerdown, keydown) < REST_MS) return true;
  return document.querySelector(IN_USE) !== null;
}
