import { useRef, type PointerEvent } from 'react';

export interface DragEvents {
  /** Called with the movement as a fraction of the element's width. */
  readonly onMove: (right: number, down: number) => void;
  /** Called when two fingers move apart (a factor above 1) or together. */
  readonly onZoom: (factor: number) => void;
}

type Point = readonly [x: number, y: number];

/** The handlers of an element that is dragged with a mouse, a pen or one finger, and zoomed with two fingers. */
export function useDrag({ onMove, onZoom }: DragEvents) {
  const points = useRef(new Map<number, Point>());

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    points.current.set(event.pointerId, [event.clientX, event.clientY]);
    event.currentTarget.setPointerCapture(event.pointerId); // a drag may leave the element
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = points.current.get(event.pointerId);
    if (!before) return;
    const now: Point = [event.clientX, event.clientY];
    const others = [...points.current].filter(([pointer]) => pointer !== event.pointerId);
    points.current.set(event.pointerId, now);
    const [[, other] = []] = others;
    const width = event.currentTarget.clientWidth;
    if (!other) onMove((now[0] - before[0]) / width, (now[1] - before[1]) / width);
    else if (distance(before, other) > 0) onZoom(distance(now, other) / distance(before, other));
  };
  const onPointerUp = ({ pointerId }: PointerEvent) => void points.current.delete(pointerId);
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp };
}

function distance([x, y]: Point, [otherX, otherY]: Point): number {
  return Math.hypot(x - otherX, y - otherY);
}
