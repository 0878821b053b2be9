import type { ReactNode } from 'react';
import styles from './header-button.module.css';

interface HeaderButtonProps {
  readonly children: ReactNode;
  readonly onClick: () => void;
}

/** A button in the page's header, in the colours of the header. */
export function HeaderButton({ children, onClick }: HeaderButtonProps) {
  return (
    <button type="button" className={styles.button} onClick={onClick}>
      {children}
    </button>
  );
}
