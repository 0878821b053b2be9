import { useLayoutEffect, useRef, type MouseEvent, type ReactNode, type RefObject } from 'react';
import styles from './modal.module.css';
import { openModal } from './open-modal';

interface ModalProps {
  /** The `id` of the element that names the dialog. */
  readonly titleId: string;
  /** A class for the dialog element, which covers the window. */
  readonly className?: string | undefined;
  /** The element that gets the focus first. By default it is the first element that can have the focus. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
  /** Called when the visitor presses Esc or clicks outside the visible box, and when another dialog opens. */
  readonly onClose: () => void;
}

/**
 * A modal dialog without a visible box of its own. It is open as long as it is rendered. The focus stays inside the
 * dialog. When the dialog closes, the element that had the focus before gets the focus back (open-modal.ts). When a
 * dialog opens, `onClose` of every other open dialog is called.
 */
export function Modal({ titleId, className = '', initialFocus, children, onClose }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOn = useRef<EventTarget | null>(null);

  // The cleanup of a layout effect runs before React removes the element, so the dialog can still be closed properly.
  useLayoutEffect(() => {
    if (!dialog.current) return;
    closeOthers();
    const close = openModal(dialog.current);
    initialFocus?.current?.focus({ preventScroll: true });
    return close;
  }, [initialFocus]);

  // A click outside the visible box counts only if the mouse button was also pressed outside the box: a drag that
  // selects text may begin in the box and end outside.
  const closeOutside = ({ target }: MouseEvent) => {
    if (target === dialog.current && pressedOn.current === dialog.current) onClose();
  };

  return (
    // A click on the backdrop is a click on the dialog element.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- by keyboard, Esc does the same
    <dialog
      ref={dialog}
      className={`${styles.modal ?? ''} ${className}`}
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
      {children}
    </dialog>
  );
}

function closeOthers(): void {
  for (const other of document.querySelectorAll('dialog[open]')) {
    other.dispatchEvent(new Event('cancel', { cancelable: true }));
  }
}
