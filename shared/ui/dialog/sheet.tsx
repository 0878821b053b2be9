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
  /** The other half of the sheet. */
  readonly children: ReactNode;
  /** Called when the visitor presses the x, presses outside or presses Esc, and when another dialog opens. */
  readonly onClose: () => void;
}

/**
 * A modal dialog with two halves: one above the other at the lower edge of a narrow window, or side by side in the
 * middle of a wider one.
 */
export function Sheet({ titleId, initialFocus, closeLabel, picture, children, onClose }: SheetProps) {
  return (
    <Modal titleId={titleId} className={styles.rising} initialFocus={initialFocus} onClose={onClose}>
      <div className={styles.sheet}>
        <div className={styles.picture}>{picture}</div>
        <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
          <CloseIcon />
        </button>
        <div className={styles.words}>{children}</div>
      </div>
    </Modal>
  );
}
