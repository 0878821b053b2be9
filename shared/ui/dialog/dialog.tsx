import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { classes } from '../classes';
import { CloseIcon } from '../icons/icons';
import styles from './dialog.module.css';
import { openModal } from './open-modal';

interface DialogProps {
  readonly title: ReactNode;
  readonly closeLabel: string;
  /** A sign above the title, such as a tick. */
  readonly emblem?: ReactNode;
  readonly children: ReactNode;
  /** Called by the x, by a click outside and by Esc. */
  readonly onClose: () => void;
}

/**
 * A modal dialog that is open as long as it is rendered. The focus stays inside; afterwards it goes back to the element
 * that had it (open-modal.ts). When a dialog opens, any other open dialog is asked to close. Spec 2: Confirmation.
 */
export function Dialog({ title, closeLabel, emblem, children, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOn = useRef<EventTarget | null>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    closeOthers();
    return dialog.current ? openModal(dialog.current) : undefined; // a layout effect, so that the dialog closes before React removes it
  }, []);

  // A click counts only if it also began outside: selecting text by dragging may end there.
  const closeOutside = ({ target }: MouseEvent) => {
    if (target === dialog.current && pressedOn.current === dialog.current) onClose();
  };

  return (
    // The backdrop is part of the dialog element. A keyboard closes it by Esc, which arrives as onCancel.
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
