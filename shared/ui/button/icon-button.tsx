import type { ButtonHTMLAttributes } from 'react';
import styles from './icon-button.module.css';

/** A round button of the header with an icon; give it an `aria-label`. */
export function IconButton({ children, ...rest }: ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button type="button" {...rest} className={styles.icon}>
      {children}
    </button>
  );
}
