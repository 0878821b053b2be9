import type { ComponentProps } from 'react';
import styles from './icon-button.module.css';

/** A round button with an icon; give it an `aria-label`. */
export function IconButton({ children, ...rest }: ComponentProps<'button'>) {
  return (
    <button type="button" {...rest} className={styles.icon}>
      {children}
    </button>
  );
}
