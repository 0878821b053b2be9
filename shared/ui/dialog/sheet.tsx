import { type ReactNode, type RefObject } from 'react';
import { CloseIcon } from '../icons/icons';
import { Modal } from './modal';
import styles from './sheet.module.css';

interface SheetProps {
  /** The `id` of the heading, which is in `children`. */
  readonly titleId: string;
  /** The element that gets the focus first. */
  readonly initialFocus: RefObject<HTMLElement | null>;
  readonly closeLabel: string;
  /** The upper half of the sheet, or the left half where the halves stand side by side. */
  readonly picture: ReactNode;
  /** The lower half of the sheet, or the right half where the halves stand side by side. */
  readonly children: ReactNode;
  /** Called when the visitor presses the x or Esc or clicks outside the sheet, and when another dialog opens. */
  readonly onClose: () => void;
}

/**
 * A modal dialog with two halves. In a narrow window, the halves are at the lower edge, one above the other. In a wider
 * window, they are in the middle, side by side.
 */
export function Sheet({ titleId, initialFocus, closeLabel, picture, children, onClose }: SheetProps) {
  return (
    <Modal titleId={titleId} className={styles.rising} initialFocus={initialFocus} onClose={onClose}>
      <div className={styles.sheet}>
        <div className={styles.picture}>{picture}</div>
        <button
          type="button"
          className={styles.close}
          aria-label={closeLabel}
          data-does="close"
          onClick={onClose}
        >
          <CloseIcon />
        </button>
        <div className={styles.words}>{children}</div>
      </div>
    </Modal>
  );
}
