export function rowOf({ hash }: HTMLAnchorElement): HTMLElement | null {
  return document.querySelector<HTMLElement>(hash);
}

/**
 * Makes a link `#row-N` scroll to its row. The page scrolls smoothly, unless the browser cannot or the visitor asks for
 * reduced motion. The row pulses, and its button gets the focus for users of a keyboard or a screen reader. Without
 * this script, the browser itself follows the link to the row.
 */
export function leadToRow(link: HTMLAnchorElement, onFollowed?: () => void): void {
  link.addEventListener('click', (event) => {
    const row = rowOf(link);
    if (!row) return;
    event.preventDefault(); // the address stays as it is, so Back leaves the page
    row.querySelector('button')?.focus({ preventScroll: true });
    scrollToRow(row);
    pulse(row);
    onFollowed?.();
  });
}

/** The height in pixels that is kept free for the machine's plate at the top of the window. */
export const PLATE_PX = 56;

/**
 * Scrolls the row to the middle of the window. If the row is taller than the space below the plate, the row's
 * button is scrolled to the middle instead.
 */
export function scrollToRow(row: HTMLElement): void {
  const isTall = row.offsetHeight > innerHeight - PLATE_PX;
  const { top, height } = ((isTall && row.querySelector('button')) || row).getBoundingClientRect();
  const distance = Math.round(top - (innerHeight - height) / 2);
  // Safari before 15.4 cannot scroll smoothly, and Safari before 14 does not support the options of `scrollBy`.
  if ('scrollBehavior' in row.style && !prefersReducedMotion())
    scrollBy({ top: distance, behavior: 'smooth' });
  else scrollBy(0, distance);
}

export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

const PULSE_MS = 2_400;

function pulse(row: HTMLElement): void {
  row.dataset.pulse = '';
  setTimeout(() => delete row.dataset.pulse, PULSE_MS);
}
