import type { Spread } from './spread';

/** Writes the median and the range of a figure. */
export function writeSpread(figure: string, { median, least, most }: Spread): string {
  const write = (value: number) => writeNumber(figure, value);
  return Number.isNaN(median) || least === most
    ? write(median)
    : `${write(median)} (${write(least)} – ${write(most)})`;
}

/** The text of a cell for which nothing was measured. */
export const NOTHING = '–';
const DIGITS: Readonly<Record<string, number>> = { kilobytes: 1, kilobytesBefore: 1, shift: 3 };

/** Writes a value with the number of decimal places that its figure has in `DIGITS`, or with none. */
export function writeNumber(figure: string, value: number): string {
  return Number.isNaN(value) ? NOTHING : value.toFixed(DIGITS[figure] ?? 0);
}

/** Writes a Markdown table whose columns are aligned. */
export function writeTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(3, title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [head, widths.map((width) => '-'.repeat(width)), ...rows].map(line).join('\n');
}
