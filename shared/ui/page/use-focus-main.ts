import { useEffect, useRef } from 'react';

/**
 * After a change of `place` that took away what had the focus, moves it to the page's main part, so that a
 * keyboard or a screen reader goes on from there. The first place is left alone.
 */
export function useFocusMain(place: string): void {
  const last = useRef(place);
  useEffect(() => {
    if (last.current === place) return;
    last.current = place;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost) document.querySelector('main')?.focus({ preventScroll: true });
  }, [place]);
}
