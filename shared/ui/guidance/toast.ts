import { findGuide } from './find-guide';
import { leadToRow, rowOf } from './lead-to-row';
import { freeTop } from './free-top';
import { clearToast, toastRegion } from './toast-region';
import styles from './toast.module.css';

/** A message about a press. */
export interface ToastMessage {
  readonly kind: 'recorded' | 'refused' | 'waiting';
  readonly text: string;
  /** The `id` of the row whose button was pressed. The message does not cover this row if there is enough space. */
  readonly rowId?: string | undefined;
}

/**
 * A message is removed after this time. If the message has the focus at that time, it is removed when it loses the
 * focus. A message that tells the visitor to wait stays until it is replaced or removed.
 */
const SHOWN_MS = 5_000;

/**
 * Shows a message in place of the earlier message and of the guide. On a page with a guide, the message about a refused
 * row is a link to the candidate's row, as the guide is. On a machine with `slipStamp` (ballot-unit.tsx), the message
 * about a recorded vote is a slip with the number of the row and a stamp. Behaviour: Guidance; behaviour: Bihar.
 */
export function showToast({ kind, text, rowId = '' }: ToastMessage): void {
  clearToast();
  const guide = findGuide();
  const toast = document.createElement(guide && kind === 'refused' ? 'a' : 'span');
  toast.className = styles.toast ?? '';
  toast.dataset.kind = kind;
  const row = document.getElementById(rowId);
  const stamp = row?.closest<HTMLElement>('[data-slip-stamp]')?.dataset.slipStamp;
  if (row && stamp && kind === 'recorded') {
    toast.dataset.stamp = stamp;
    toast.appendChild(document.createElement('b')).textContent = row.querySelector('th')?.textContent ?? null;
  }
  if (toast instanceof HTMLAnchorElement && guide) {
    const number = guide.querySelector('b');
    if (number) toast.append(number.cloneNode(true));
    toast.href = guide.hash;
    leadToRow(toast, clearToast);
  }
  toast.append(text);
  const region = toastRegion();
  region.append(toast);
  guide?.setAttribute('data-covered', '');
  keepRowsUncovered(region, toast, () => [row, guide && rowOf(guide), focusedRow()]);
  if (kind !== 'waiting') setTimeout(() => expire(toast), SHOWN_MS);
}

/** Removes the message if it is still shown. A message that has the focus stays until it loses the focus. */
function expire(toast: HTMLElement): void {
  if (toast === document.activeElement) toast.addEventListener('blur', clearToast);
  else if (toast.isConnected) clearToast();
}

function focusedRow(): Element | null | undefined {
  return document.activeElement?.closest('tr');
}

/**
 * Places the message where it covers none of the rows, if there is enough space. When a row may have moved,
 * the message is placed again.
 */
function keepRowsUncovered(
  region: HTMLElement,
  toast: HTMLElement,
  rows: () => readonly (Element | null | undefined)[],
): void {
  const place = () => {
    if (!toast.isConnected) {
      for (const type of MOVES) removeEventListener(type, place);
      return;
    }
    const boxes = rows().flatMap((row) => (row ? [row.getBoundingClientRect()] : []));
    const plate = document.querySelector(PLATE_SELECTOR)?.getBoundingClientRect() ?? NO_PLATE;
    const { offsetHeight } = toast;
    const top = freeTop(offsetHeight, innerHeight, plate, boxes);
    const bottom = innerHeight - top - offsetHeight;
    region.style.bottom = `${bottom}px`;
    // A message near the lower edge of the window slides up from there. A message higher up does not slide, because it
    // would cross the rows below it.
    region.toggleAttribute('data-raised', bottom > offsetHeight);
  };
  for (const type of MOVES) addEventListener(type, place, { passive: true });
  place();
}

/** The events after which a row may be somewhere else, or another row may have the focus. */
const MOVES = ['scroll', 'resize', 'focusin'] as const;
const PLATE_SELECTOR = '#machine > :first-child';
const NO_PLATE = { top: 0, bottom: 0 };
