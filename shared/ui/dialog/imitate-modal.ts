import styles from './dialog.module.css';

/** Marks what is hidden because of an imitated dialog, and for no reason of its own. */
const BEHIND = 'data-behind-dialog';

const FOCUSABLE = 'a[href], button:not([disabled]), input:not([hidden]), select, textarea';

/**
 * Does what `showModal` does, in a browser without it: the element covers the page, so that no press reaches it, screen
 * readers find nothing else, the focus stays inside, the page does not scroll, and Esc asks the dialog to cancel.
 * @returns undoes it all; the caller gives the focus back
 */
export function imitateModal(dialog: HTMLElement): () => void {
  const isCovered = () => dialog.closest(`[${BEHIND}]`) !== null; // by a dialog that opened later

  const keepFocus = ({ target, relatedTarget }: FocusEvent) => {
    if (isCovered() || (target instanceof Node && dialog.contains(target))) return;
    const inside = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)];
    // Backwards from the first one is the last one.
    (relatedTarget === inside[0] ? inside[inside.length - 1] : inside[0])?.focus();
  };
  const cancelByEsc = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && !isCovered()) dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  };

  dialog.setAttribute('open', '');
  dialog.setAttribute('role', 'dialog');
  dialog.setAttribute('aria-modal', 'true');
  dialog.classList.add(styles.imitated ?? '');
  hideAllBut(dialog);
  document.addEventListener('focusin', keepFocus);
  document.addEventListener('keydown', cancelByEsc);
  dialog.querySelector<HTMLElement>(FOCUSABLE)?.focus();

  return () => {
    dialog.removeAttribute('open');
    hideAllBut(document.querySelector('dialog[open]')); // another one may have opened before this one closed
    document.removeEventListener('focusin', keepFocus);
    document.removeEventListener('keydown', cancelByEsc);
  };
}

/** Keeps the page behind a dialog from being read and scrolled; `null` gives it back. */
function hideAllBut(dialog: Element | null): void {
  for (const element of document.querySelectorAll(`[${BEHIND}]`)) {
    element.removeAttribute('aria-hidden');
    element.removeAttribute(BEHIND);
  }
  document.documentElement.style.overflow = dialog ? 'hidden' : '';
  for (const element of dialog ? othersBeside(dialog) : []) {
    element.setAttribute('aria-hidden', 'true');
    element.setAttribute(BEHIND, '');
  }
}

/** Everything of the page that neither holds the dialog nor is in it, and is not hidden already. */
function othersBeside(dialog: Element): readonly Element[] {
  const others: Element[] = [];
  for (let inner = dialog; inner !== document.body && inner.parentElement; inner = inner.parentElement) {
    for (const element of inner.parentElement.children) {
      if (element !== inner && !element.hasAttribute('aria-hidden')) others.push(element);
    }
  }
  return others;
}
