/**
 * Matches HTML that is not hydrated yet, a machine whose lamp is lit, and an open dialog, such as the confirmation of a
 * vote. A page with such an element is in use.
 */
const IN_USE = '[data-drawn], #machine[data-state="busy"], dialog[open], [role="dialog"]';
/** The page is in use for this long after a touch, a click or a key press, because the visitor may continue. */
const REST_MS = 10_000;

/**
 * Watches what the visitor does, from now on.
 * @returns A function that says whether the visitor uses the page now. Once a visitor has typed something, the page is
 *   in use as long as it is open.
 */
export function watchUse(now = () => Date.now()): () => boolean {
  let usedAt = -Infinity;
  let hasTyped = false;
  const onUse = () => (usedAt = now());
  addEventListener('pointerdown', onUse, true);
  addEventListener('keydown', onUse, true);
  addEventListener('input', () => (hasTyped = true), true);
  return () => hasTyped || now() - usedAt < REST_MS || document.querySelector(IN_USE) !== null;
}
