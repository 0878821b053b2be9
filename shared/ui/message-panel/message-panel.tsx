import type { ReactNode } from 'react';
import styles from './message-panel.module.css';

interface MessagePanelProps {
  /** A picture of what happened, such as a `PanelPicture` or a `LatePicture`. */
  readonly picture: ReactNode;
  readonly title: string;
  readonly body: string;
  /** A button or a link for the next step. */
  readonly action: ReactNode;
}

/** A panel that says what happened and what to do. It is an alert for screen readers. */
export function MessagePanel({ picture, title, body, action }: MessagePanelProps) {
  return (
    <section className={styles.panel} role="alert">
      {picture}
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.body}>{body}</p>
      <div className={styles.action}>{action}</div>
    </section>
  );
}
