import { fitText, type Room } from '@demo-evm/shared/domain';
import { balanceText } from './balance-text';
import type { TextMeasure } from './measure';

interface LinesProps {
  readonly text: string;
  readonly room: Room;
  readonly measure: TextMeasure;
  readonly x: number;
  /** The upper edge of the first line. */
  readonly y: number;
  /** Where `x` is: at the start of the lines or in their middle. */
  readonly anchor?: 'start' | 'middle';
  readonly color: string;
  /** The weight of the font. Texts are measured at the default, which is the widest. */
  readonly weight?: number | undefined;
}

/** The distance between two baselines as a share of the font size. Devanagari needs space above and below. */
const LEADING = 1.28;
/** The distance from the upper edge to the baseline of the first line, as a share of the font size. */
const RISE = 1;

/**
 * Draws a text in lines of about equal length, at the largest size of `room.sizes` at which it fits. A text
 * that does not fit at any size is cut.
 */
export function Lines({ text, room, measure, x, y, anchor = 'start', color, weight = 800 }: LinesProps) {
  const { size, lines } = balanceText(text, room, measure.width);
  return (
    <text x={x} fontSize={size} fontWeight={weight} textAnchor={anchor} fill={color}>
      {lines.map((line, place) => (
        <tspan key={place} x={x} y={y + (RISE + place * LEADING) * size}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** The height of a text that `Lines` draws; 0 for an empty text. */
export function heightOf(text: string, room: Room, measure: TextMeasure): number {
  if (text === '') return 0;
  const { size, lines } = fitText(text, room, measure.width);
  return lines.length * size * LEADING;
}
