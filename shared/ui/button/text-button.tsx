import type { ReactNode } from 'react';
import styles from './text-button.module.css';

interface TextButtonProps {
  readonly children: ReactNode;
  readonly onClick: () => void;
}

/** A button that looks like underlined text, in the middle of its grid. */
export function TextButton({ children, onClick }: TextButtonProps) {
  return (
    <button type="button" className={styles.text} onClick={onClick}>
      {children}
    </button>
  );
}
