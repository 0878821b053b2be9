import { type ReactNode, type RefObject } from 'react';
import { CloseIcon } from '../icons/icons';
import { Modal } from './modal';
import styles from './sheet.module.css';

interface SheetProps {
  /** The `id` of the heading, which is in `children`. */
  readonly titleId: string;
  /** The element that has the focus first. */
  readonly initialFocus: RefObject<HTMLElement | null>;
  readonly closeLabel: string;
  /** The upper half on phones, the left half on wider windows. */
  readonly picture: ReactNode;
  /** The other half. */
  readonly children: ReactNode;
  /** Called when the visitor presses the x, presses outside or presses Esc, and when another dialog opens. */
  readonly onClose: () => void;
}

/** A modal dialog that comes from below on phones, and stands in two halves in the middle of wider windows. */
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
