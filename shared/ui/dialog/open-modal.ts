import { imitateModal } from './imitate-modal';

/**
 * Opens a dialog above a page that can be neither reached nor read meanwhile. Safari before 15.4 and Firefox before 98
 * do not know `<dialog>`: there it is imitated.
 * @returns closes it, and gives the focus back to what had it before, which not every browser does by itself
 */
export function openModal(dialog: HTMLDialogElement): () => void {
  const before = document.activeElement;
  const close = 'showModal' in dialog ? showModal(dialog) : imitateModal(dialog);
  return () => {
    close();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  };
}

function showModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  return () => dialog.close();
}
