import type { ReactNode } from 'react';
import styles from './machine-layout.module.css';

interface MachineLayoutProps {
  /** The card that says what to do. It is above the machine, or beside the machine on wide screens. */
  readonly guide: ReactNode;
  /** Ways to share the machine. They are below the machine, or below the guide on wide screens. */
  readonly share: ReactNode;
  readonly children: ReactNode;
}

/**
 * Places guide, machine and share section in one column. From a width of 1100 px, guide and share section are in a
 * column of their own, which stays in view. The share section comes before the machine in the document, so that the Tab
 * key follows the visible order on wide screens. Most visitors with a keyboard have a wide screen.
 */
export function MachineLayout({ guide, share, children }: MachineLayoutProps) {
  return (
    <div className={styles.layout}>
      <div className={styles.side}>
        {guide}
        <div className={styles.share}>{share}</div>
      </div>
      {children}
    </div>
  );
}
