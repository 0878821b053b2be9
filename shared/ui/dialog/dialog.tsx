import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { classes } from '../classes';
import { CloseIcon } from '../icons/icons';
import styles from './dialog.module.css';
import { openModal } from './open-modal';

interface DialogProps {
  readonly title: ReactNode;
  readonly closeLabel: string;
  /** An icon above the title, such as a tick. */
  readonly emblem?: ReactNode;
  readonly children: ReactNode;
  /** Called when the visitor presses the x, clicks outside or presses Esc, and when another dialog opens. */
  readonly onClose: () => void;
}

/**
 * A modal dialog that is open as long as it is rendered. The focus stays inside the dialog and afterwards goes back to
 * the element that had it before (open-modal.ts). When a dialog opens, `onClose` of every other open
 * dialog is called. Spec 2: Confirmation.
 */
export function Dialog({ title, closeLabel, emblem, children, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOn = useRef<EventTarget | null>(null);
  const titleId = useId();

  // The cleanup of a layout effect runs before React removes the element, so the dialog can still be closed properly.
  useLayoutEffect(() => {
    closeOthers();
    return dialog.current ? openModal(dialog.current) : undefined;
  }, []);

  // A click outside counts only if the mouse button also went down there: a drag that selects text may end outside.
  const closeOutside = ({ target }: MouseEvent) => {
    if (target === dialog.current && pressedOn.current === dialog.current) onClose();
  };

  return (
    // A click on the backdrop is a click on the dialog element. Keyboard users press Esc, which calls onCancel.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onMouseDown={({ target }) => {
        pressedOn.current = target;
      }}
      onClick={closeOutside}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.content}>
        <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
          <CloseIcon />
        </button>
        {emblem}
        <h2 id={titleId} className={classes(styles.title, emblem ? styles.success : styles.besideClose)}>
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}

function closeOthers(): void {
  for (const other of document.querySelectorAll('dialog[open]')) {
    other.dispatchEvent(new Event('cancel', { cancelable: true }));
  }
}
