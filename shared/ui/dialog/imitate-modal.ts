/** Marks the elements that `hideAllBut` hides from screen readers. */
const BEHIND_ATTRIBUTE = 'data-behind-dialog';

const FOCUSABLE = 'a[href], button:not([disabled]), input:not([hidden]), select, textarea';

/**
 * Imitates `showModal` in a browser without it. The dialog covers the page, so the visitor cannot press anything on the
 * page. The page does not scroll, and the focus and screen readers stay inside the dialog. Esc dispatches a `cancel`
 * event on the dialog.
 * @returns A function that closes the dialog. The caller restores the focus afterwards.
 */
export function imitateModal(dialog: HTMLElement): () => void {
  /** Says whether a dialog that opened later covers this dialog. */
  const isCovered = () => dialog.closest(`[${BEHIND_ATTRIBUTE}]`) !== null;

  const keepFocus = ({ target, relatedTarget }: FocusEvent) => {
    if (isCovered() || (target instanceof Node && dialog.contains(target))) return;
    const inside = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)];
    // Shift+Tab on the first element moves the focus to the last element.
    (relatedTarget === inside[0] ? inside[inside.length - 1] : inside[0])?.focus();
  };
  const cancelByEsc = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && !isCovered()) dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  };

  dialog.setAttribute('open', '');
  dialog.setAttribute('role', 'dialog');
  dialog.setAttribute('aria-modal', 'true');
  dialog.setAttribute('data-imitated', '');
  hideAllBut(dialog);
  document.addEventListener('focusin', keepFocus);
  document.addEventListener('keydown', cancelByEsc);
  dialog.querySelector<HTMLElement>(FOCUSABLE)?.focus();

  return () => {
    dialog.removeAttribute('open');
    hideAllBut(document.querySelector('dialog[open]')); // another dialog may still be open
    document.removeEventListener('focusin', keepFocus);
    document.removeEventListener('keydown', cancelByEsc);
  };
}

/** Hides everything except the dialog from screen readers and stops the page from scrolling. `null` undoes both. */
function hideAllBut(dialog: Element | null): void {
  for (const element of document.querySelectorAll(`[${BEHIND_ATTRIBUTE}]`)) {
    element.removeAttribute('aria-hidden');
    element.removeAttribute(BEHIND_ATTRIBUTE);
  }
  document.documentElement.style.overflow = dialog ? 'hidden' : '';
  for (const element of dialog ? othersBeside(dialog) : []) {
    element.setAttribute('aria-hidden', 'true');
    element.setAttribute(BEHIND_ATTRIBUTE, '');
  }
}

/** @returns The siblings of the dialog and of its ancestors, without elements that already have `aria-hidden`. */
function othersBeside(dialog: Element): readonly Element[] {
  const others: Element[] = [];
  for (let inner = dialog; inner !== document.body && inner.parentElement; inner = inner.parentElement) {
    for (const element of inner.parentElement.children) {
      if (element !== inner && !element.hasAttribute('aria-hidden')) others.push(element);
    }
  }
  return others;
}
