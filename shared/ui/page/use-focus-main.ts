import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the page's main part when `place` changes and no element has the focus. Users of a keyboard or a
 * screen reader then continue there. The first value of `place` does not count as a change.
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
