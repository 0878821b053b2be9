import { imitateModal } from './imitate-modal';

/**
 * Opens a modal dialog. While it is open, nobody can use the page behind it, and screen readers do not read that page.
 * Safari before 15.4 and Firefox before 98 do not know `<dialog>`, so the modal dialog is imitated there.
 * @returns A function that closes the dialog and gives the focus back to the element that had it before. Some browsers
 *   do not give the focus back themselves.
 */
export function openModal(dialog: HTMLDialogElement): () => void {
  const focusedBefore = document.activeElement;
  const close = 'showModal' in dialog ? showModal(dialog) : imitateModal(dialog);
  return () => {
    close();
    if (focusedBefore instanceof HTMLElement) focusedBefore.focus({ preventScroll: true });
  };
}

function showModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  return () => dialog.close();
}
