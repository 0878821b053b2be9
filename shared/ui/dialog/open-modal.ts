import { imitateModal } from './imitate-modal';

/**
 * Opens a dialog; the page behind it can be neither used nor read meanwhile. Safari before 15.4 and Firefox before 98
 * do not know `<dialog>`, so it is imitated there.
 * @returns a function that closes the dialog and gives the focus back, which some browsers do not do themselves
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
