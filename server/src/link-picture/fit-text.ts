/** Gives the width of a text on one line, in units of its font size. */
export type Measure = (text: string) => number;

export interface FittedText {
  readonly size: number;
  readonly lines: readonly string[];
}

const graphemes = new Intl.Segmenter('hi', { granularity: 'grapheme' });

/**
 * Fits a text on one line. Uses the first size at which the text fits. If the text fits at no size, shortens it at the
 * last size.
 */
export function fitLine(text: string, width: number, sizes: readonly number[], measure: Measure): FittedText {
  const size = sizes.find((candidate) => measure(text) * candidate <= width) ?? sizes.at(-1) ?? 1;
  return { size, lines: text === '' ? [] : [shorten(text, (line) => measure(line) * size <= width)] };
}

interface NameSizes {
  /** The font sizes for one line, the largest first. */
  readonly one: readonly number[];
  /** The font sizes for two lines, the largest first. */
  readonly two: readonly number[];
}

/** Fits a name on one line, or on two lines that are divided at a space. Shortens a name that is too long for both. */
export function fitName(text: string, width: number, sizes: NameSizes, measure: Measure): FittedText {
  const fitsAt = (size: number) => (line: string) => measure(line) * size <= width;
  const single = sizes.one.find((size) => fitsAt(size)(text));
  if (single !== undefined) return { size: single, lines: [text] };
  const halves = breaks(text).sort((one, other) => widest(one, measure) - widest(other, measure))[0];
  const size = sizes.two.find((candidate) => halves?.every(fitsAt(candidate)));
  if (halves && size !== undefined) return { size, lines: halves };
  const smallest = sizes.two.at(-1) ?? 1;
  const fits = fitsAt(smallest);
  const first = breaks(text)
    .map(([line]) => line)
    .findLast(fits);
  if (first === undefined) return { size: smallest, lines: [shorten(text, fits)] };
  return { size: smallest, lines: [first, shorten(text.slice(first.length).trim(), fits)] };
}

/** Gives all ways to break a text at one space. */
function breaks(text: string): [string, string][] {
  return [...text.matchAll(/ /g)].map(({ index }) => [text.slice(0, index), text.slice(index + 1)]);
}

function widest(lines: readonly string[], measure: Measure): number {
  return Math.max(...lines.map(measure));
}

/** Removes whole graphemes from the end until the text fits. A conjunct, such as क्ष्म, is one grapheme. */
function shorten(text: string, fits: (line: string) => boolean): string {
  if (fits(text)) return text;
  const parts = [...graphemes.segment(text)].map(({ segment }) => segment);
  let line = '…';
  for (let count = parts.length - 1; count > 0 && (line === '…' || !fits(line)); count -= 1)
    line = `${parts.slice(0, count).join('').trimEnd()}…`;
  return line;
}
