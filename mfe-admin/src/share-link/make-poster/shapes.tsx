/** The arrow of the lamp, in a box of 38 by 28 units. */
export const LAMP = 'M0 8h20V0l18 14-18 14v-8H0z';

interface ShapeProps {
  readonly x: number;
  readonly y: number;
  /** The hand is scaled by this factor. */
  readonly size: number;
}

/** A hand whose finger points up, in a box of 48 by 58 units. */
export function HandShape({ x, y, size }: ShapeProps) {
  return (
    <g
      transform={`translate(${x} ${y})scale(${size})`}
      fill="#fff"
      stroke="#14181f"
      strokeWidth="2.5"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d="M17 31V8.5a5.5 5.5 0 0 1 11 0V25l11 3c4 1 6 4 5 8l-2 12c-1 5-4 8-9 8h-7c-4 0-7-2-9-5L5 36c-2-3 0-6 3-6 2 0 4 1 5 3l4 4z" />
      <path d="M28 25v7M36 27v6" fill="none" />
    </g>
  );
}
