import { fitText, type FittedText, type Measure, type Room } from '@demo-evm/shared/domain';

/** Each attempt makes the lines narrower by this share of the width. */
const STEP = 0.02;

/**
 * Fits a text as `fitText` does, and makes its lines about equally long. The size and the number of lines stay the
 * same. A text that is broken inside a word or cut stays as it is.
 */
export function balanceText(text: string, room: Room, measure: Measure): FittedText {
  const fitted = fitText(text, room, measure);
  const { size, lines } = fitted;
  const whole = text.split(/\s+/).filter(Boolean).join(' ');
  if (lines.length < 2 || lines.join(' ') !== whole) return fitted;
  let best = fitted;
  for (let share = 1 - STEP; share > 0; share -= STEP) {
    const narrow = { width: room.width * share, lines: lines.length, sizes: [size] };
    const narrower = fitText(text, narrow, measure);
    if (narrower.lines.join(' ') !== whole) break;
    best = narrower;
  }
  return best;
}
