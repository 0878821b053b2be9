import { useState, type ReactNode } from 'react';
import { useTexts } from './use-texts';

interface OnceSettledProps {
  /** Rendered until the loading of the translation table is over for the first time. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/**
 * Renders `fallback` until the loading of the translation table is over for the first time. After that, always renders
 * `children`.
 */
export function OnceSettled({ fallback, children }: OnceSettledProps) {
  const { isSettled } = useTexts();
  const [isShown, setIsShown] = useState(isSettled);
  if (isSettled && !isShown) setIsShown(true);
  return isShown ? children : fallback;
}
