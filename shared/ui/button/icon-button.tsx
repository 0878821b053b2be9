import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import styles from './icon-button.module.css';

/** A round button with an icon. It needs an `aria-label`, because an icon has no text. */
export const IconButton = forwardRef<HTMLButtonElement, ComponentPropsWithoutRef<'button'>>(
  function IconButton({ children, ...rest }, ref) {
    return (
      <button type="button" {...rest} ref={ref} className={styles.icon}>
        {children}
      </button>
    );
  },
);
