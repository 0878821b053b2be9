import type { ReactNode } from 'react';
import styles from './message-panel.module.css';

interface MessagePanelProps {
  /** A `PanelPicture` or `LatePicture`. It shows the ballot unit in the state that the panel is about. */
  readonly picture: ReactNode;
  readonly title: string;
  readonly body: string;
  /** A button or a link for the next step. */
  readonly action: ReactNode;
}

/** A panel that replaces the page's content and says what happened and what to do. Screen readers announce it. */
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
