import type { ReactNode } from 'react';
import styles from './prompt.module.css';

interface PromptProps {
  /** When the election is. */
  readonly note?: string;
  /** What to press. */
  readonly children: ReactNode;
}

/** The line above a machine. Spec 2: Vote-for message. */
export function Prompt({ note, children }: PromptProps) {
  return (
    <p className={styles.prompt}>
      <b className={styles.line}>{children}</b> {note && <span>{note}</span>}
    </p>
  );
}
