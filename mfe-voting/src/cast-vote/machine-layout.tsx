import type { ReactNode } from 'react';
import styles from './machine-layout.module.css';

interface MachineLayoutProps {
  /** What to do; above the machine, or beside it on wide screens. */
  readonly guide: ReactNode;
  /** Ways to share the machine: below the machine, or below the guide on wide screens. */
  readonly share: ReactNode;
  readonly children: ReactNode;
}

/**
 * Places guide, machine and share section: one column, or from 1100 px two columns, of which the first stays in view. The
 * share section comes before the machine in the document, because it does so on wide screens, where keyboards are.
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
