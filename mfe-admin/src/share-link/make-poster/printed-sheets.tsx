import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { SHEET } from './poster-shape';
import { PosterSheet, type PosterSheetProps } from './poster-sheet';
import styles from './printed-sheets.module.css';

export type PaperSize = 'a4' | 'a6';

interface PrintedSheetsProps extends Omit<PosterSheetProps, 'shape'> {
  readonly size: PaperSize;
}

/** While this attribute is on the root element, only the poster or the handbill is printed. */
const PRINT_ATTRIBUTE = 'data-prints-poster';

/**
 * The page for print: a poster or a handbill. The page is not shown on the screen. It is a child of the body, so that
 * the print styles can hide the app beside it.
 */
export function PrintedSheets({ size, ...sheet }: PrintedSheetsProps) {
  useEffect(() => {
    document.documentElement.setAttribute(PRINT_ATTRIBUTE, '');
    return () => document.documentElement.removeAttribute(PRINT_ATTRIBUTE);
  }, []);
  return createPortal(
    <div className={`${styles.page ?? ''} ${styles[size] ?? ''}`} data-poster="">
      <PosterSheet {...sheet} shape={SHEET} />
    </div>,
    document.body,
  );
}
