import type { ReactNode } from 'react';
import styles from './message-panel.module.css';

interface MessagePanelProps {
  readonly title: string;
  readonly body?: string;
  /** The way on: a button or a link. */
  readonly action?: ReactNode;
}

/** Stands where content would be: what happened, and what to do. Announced when it appears. */
export function MessagePanel({ title, body, action }: MessagePanelProps) {
  return (
    <section className={styles.panel} role="alert">
      <h2 className={styles.title}>{title}</h2>
      {body && <p>{body}</p>}
      {action}
    </section>
  );
}
