import { useId, type ReactNode } from 'react';
import { CloseIcon } from '../icons/icons';
import styles from './dialog.module.css';
import { Modal } from './modal';

interface DialogProps {
  readonly title: ReactNode;
  readonly closeLabel: string;
  readonly children: ReactNode;
  /** Called when the visitor presses the x or Esc or clicks outside the card, and when another dialog opens. */
  readonly onClose: () => void;
}

/** A modal dialog as a card in the middle of the window. It is open as long as it is rendered (modal.tsx). */
export function Dialog({ title, closeLabel, children, onClose }: DialogProps) {
  const titleId = useId();
  return (
    <Modal titleId={titleId} onClose={onClose}>
      <div className={styles.card}>
        <div className={styles.head}>
          <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
            <CloseIcon />
          </button>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
        </div>
        {children}
      </div>
    </Modal>
  );
}
