import { useEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './printed-result.module.css';

interface PrintedResultProps {
  readonly title: string;
  readonly subtitle: string;
  readonly small: string;
  readonly children: ReactNode;
}

/** While this attribute is on the root element, only the result is printed. */
const PRINT_ATTRIBUTE = 'data-prints-result';

/**
 * The result on paper, on one page. It is not shown on the screen. It is a child of the body, so that the print styles
 * can hide the app beside it.
 */
export function PrintedResult({ title, subtitle, small, children }: PrintedResultProps) {
  useEffect(() => {
    document.documentElement.setAttribute(PRINT_ATTRIBUTE, '');
    return () => document.documentElement.removeAttribute(PRINT_ATTRIBUTE);
  }, []);
  return createPortal(
    <div className={styles.page} data-result="">
      <h1 dir="auto">{title}</h1>
      <p>{subtitle}</p>
      {children}
      <p>{small}</p>
    </div>,
    document.body,
  );
}
