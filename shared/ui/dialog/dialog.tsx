import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { classes } from '../classes';
import { CloseIcon } from '../icons/icons';
import styles from './dialog.module.css';
import { openModal } from './open-modal';

interface DialogProps {
  readonly title: ReactNode;
  readonly closeLabel: string;
  /** A sign of success, drawn above the title. */
  readonly emblem?: ReactNode;
  readonly children: ReactNode;
  /** The x, a click outside and Esc all end here. */
  readonly onClose: () => void;
}

/**
 * A modal dialog, open as long as it is rendered. The focus stays inside and goes back to what had it before
 * (open-modal.ts). One at a time: an open one is asked to close, as by Esc, when
 * another opens. Spec 2: Confirmation.
 */
export function Dialog({ title, closeLabel, emblem, children, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOn = useRef<EventTarget | null>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    closeOthers();
    return dialog.current ? openModal(dialog.current) : undefined; // closed before React removes it
  }, []);

  // A text selection that is dragged out of the dialog also ends in a click on it.
  const closeOutside = ({ target }: MouseEvent) => {
    if (target === dialog.current && pressedOn.current === dialog.current) onClose();
  };

  return (
    // The backdrop is part of the dialog element; keyboards have Esc, which arrives as onCancel.
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
