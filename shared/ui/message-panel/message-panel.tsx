import type { ReactNode } from 'react';
import styles from './message-panel.module.css';

interface MessagePanelProps {
  readonly title: string;
  readonly body?: string;
  /** A button or a link for the next step. */
  readonly action?: ReactNode;
}

/** A panel that replaces the page's content and says what happened and what to do. Screen readers announce it. */
export function MessagePanel({ title, body, action }: MessagePanelProps) {
  return (
    <section className={styles.panel} role="alert">
      <h2 className={styles.title}>{title}</h2>
      {body && <p>{body}</p>}
      {action}
    </section>
  );
}
