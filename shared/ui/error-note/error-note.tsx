import type { ReactNode } from 'react';
import styles from './error-note.module.css';

/** What failed, beside what it belongs to. Keep it rendered, without children when all is well: it is announced when they come. */
export function ErrorNote({ children }: { readonly children: ReactNode }) {
  return (
    <p role="alert" className={styles.note}>
      {children}
    </p>
  );
}
