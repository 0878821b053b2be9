import type { ReactNode } from 'react';
import { classes } from '../classes';
import styles from './error-note.module.css';

interface ErrorNoteProps {
  /** The control that the message is about can refer to this `id` with `aria-describedby`. */
  readonly id?: string;
  /** `box`: white words on red. `text`: red words without a box. */
  readonly look?: 'box' | 'text';
  readonly children: ReactNode;
}

/**
 * An error message beside the part of the page that the message is about. Keep it rendered without children while
 * nothing has failed, because some screen readers announce only text that appears in an existing element.
 */
export function ErrorNote({ id, look = 'box', children }: ErrorNoteProps) {
  return (
    <p id={id} role="alert" className={classes(styles.note, styles[look])}>
      {children}
    </p>
  );
}
