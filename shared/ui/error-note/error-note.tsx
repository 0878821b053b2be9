import type { ReactNode } from 'react';
import { classes } from '../classes';
import styles from './error-note.module.css';

interface ErrorNoteProps {
  /** `box`: white on red; `text`: red words without a box. */
  readonly look?: 'box' | 'text';
  readonly children: ReactNode;
}

/**
 * Says what failed, beside the element that it is about. Keep it rendered, without children while nothing has failed:
 * a screen reader announces the children when they appear.
 */
export function ErrorNote({ look = 'box', children }: ErrorNoteProps) {
  return (
    <p role="alert" className={classes(styles.note, styles[look])}>
      {children}
    </p>
  );
}
