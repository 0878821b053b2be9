import { useCallback, useEffect, useRef, type PointerEvent } from 'react';

/** A pointer that moves up or down by at most this many CSS pixels is a press and not a drag. */
const DRAG_DISTANCE = 8;

/**
 * Lets the visitor drag a row of a list by a grip. While the pointer moves, the row takes the place of the
 * row under the pointer. The listeners are on the window, because the grip is moved in the document during a
 * drag, and an element that is moved loses its pointer capture.
 * @param onMove Called with the new place of the row, counted from 0.
 * @returns `grab` for `onPointerDown` of the grip, and `wasDragged`, which says whether the press that has
 *   just ended was a drag.
 */
export function useDrag(onMove: (to: number) => void) {
  const move = useRef(onMove);
  const dragged = useRef(false);
  const stop = useRef<() => void>(undefined);
  useEffect(() => {
    move.current = onMove;
  }, [onMove]);
  useEffect(() => () => stop.current?.(), []);

  const grab = useCallback(({ clientY: start, currentTarget, pointerId }: PointerEvent<HTMLElement>) => {
    const list = currentTarget.closest('ol');
    dragged.current = false;
    const follow = (event: globalThis.PointerEvent) => {
      if (event.pointerId !== pointerId) return;
      if (Math.abs(event.clientY - start) > DRAG_DISTANCE) dragged.current = true;
      const place = dragged.current && list ? placeAt([...list.children], event.clientY) : -1;
      if (place >= 0) move.current(place);
    };
    const end = () => {
      // The click that a drag may end with comes before this timer. A later press is no drag.
      setTimeout(() => (dragged.current = false));
      window.removeEventListener('pointermove', follow);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
    stop.current?.();
    stop.current = end;
    window.addEventListener('pointermove', follow);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
  }, []);

  return { grab, wasDragged: () => dragged.current };
}

/** Gives the place of the row at this distance from the top of the window, or -1 when no row is there. */
function placeAt(rows: readonly Element[], y: number): number {
  return rows.findIndex((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return y >= top && y <= bottom;
  });
}
