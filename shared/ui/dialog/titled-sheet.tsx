import { useId, type ReactNode, type RefObject } from 'react';
import { CloseIcon } from '../icons/icons';
import { Modal } from './modal';
import styles from './titled-sheet.module.css';

interface TitledSheetProps {
  readonly title: string;
  readonly closeLabel: string;
  /** The element that gets the focus first. By default it is the button that closes the sheet. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
  /** Called when the visitor presses the x or Esc or clicks outside the sheet, and when another dialog opens. */
  readonly onClose: () => void;
}

/**
 * A modal dialog with a heading and a button that closes it. It is a sheet at the lower edge on phones, and a box in
 * the middle of wider windows.
 */
export function TitledSheet({ title, closeLabel, initialFocus, children, onClose }: TitledSheetProps) {
  const titleId = useId();
  return (
    <Modal titleId={titleId} {...(initialFocus && { initialFocus })} onClose={onClose}>
      <div className={styles.sheet}>
        <div className={styles.top}>
          <h2 id={titleId}>{title}</h2>
          <button type="button" aria-label={closeLabel} onClick={onClose}>
            <CloseIcon />
          </button>
        </div>
        {children}
      </div>
    </Modal>
  );
}
