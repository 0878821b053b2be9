import type { ReactNode } from 'react';
import styles from './prompt.module.css';

interface PromptProps {
  /** A second line, such as the date of the election. */
  readonly note?: string;
  /** Says what to press. */
  readonly children: ReactNode;
}

/** The instruction above a machine. Spec 2: Vote-for message. */
export function Prompt({ note, children }: PromptProps) {
  return (
    <p className={styles.prompt}>
      <b className={styles.line}>{children}</b> {note && <span>{note}</span>}
    </p>
  );
}
