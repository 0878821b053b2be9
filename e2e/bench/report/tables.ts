import { FIGURES, type Figure } from '../measure/figures';
import { VISITS } from '../run-rounds';
import { namesOfFigures, type Spread, type Summary } from './summary';
import type { Verdict } from './targets';

/** Makes a Markdown table of the median and the range of every figure of the compared variants. */
export function figuresTable(compared: ReadonlyMap<string, Summary>): string {
  const rows = VISITS.flatMap((visit) =>
    namesOfFigures().map((figure) => [
      `${visit}: ${FIGURES[figure]}`,
      ...[...compared.values()].map((summary) => writeSpread(figure, summary[visit][figure])),
    ]),
  );
  return writeTable(['median (least – most)', ...compared.keys()], rows);
}

/** Makes a Markdown table of the targets and the measured values. */
export function verdictsTable(verdicts: readonly Verdict[]): string {
  const rows = verdicts.map(({ target: { figure, visit, most }, measured, limit, isMet }) => [
    `${visit}: ${FIGURES[figure]}`,
    typeof most === 'number' ? '' : `${most.times.toFixed(2)} × ${most.variant}`,
    writeNumber(figure, limit),
    writeNumber(figure, measured),
    isMet ? 'ok' : 'MISSED',
  ]);
  return writeTable(['target of a', '', 'at most', 'measured', ''], rows);
}

const COLUMNS = ['firstPaint', 'ready', 'running', 'kilobytesBefore', 'requestsBefore'] as const;
const COMPARED = ['ready', 'running'] as const;

/**
 * Makes a Markdown table of first visits. The first row is for the product with all optimizations. Each further row is
 * for the product without one entry of `OPTIMIZATIONS` (ablation/optimizations.ts). The last columns of these rows show
 * by how much the figures of `COMPARED` differ from the first row.
 */
export function withoutTable(product: Summary, without: ReadonlyMap<string, Summary>): string {
  const rowOf = (title: string, { cold }: Summary) => [
    title,
    ...COLUMNS.map((figure) => writeNumber(figure, cold[figure].median)),
  ];
  const difference = (figure: Figure, { cold }: Summary) => {
    const more = cold[figure].median - product.cold[figure].median;
    return `${more > 0 ? '+' : ''}${writeNumber(figure, more)}`;
  };
  const rows = [...without].map(([title, summary]) => [
    ...rowOf(title, summary),
    ...COMPARED.map((figure) => difference(figure, summary)),
  ]);
  const head = [
    'cold, median, without',
    ...COLUMNS.map((figure) => FIGURES[figure]),
    ...COMPARED.map((figure) => `${FIGURES[figure]}: more than a`),
  ];
  return writeTable(head, [[...rowOf('nothing: a', product), '', ''], ...rows]);
}

function writeSpread(figure: Figure, { median, least, most }: Spread): string {
  const write = (value: number) => writeNumber(figure, value);
  return least === most ? write(median) : `${write(median)} (${write(least)} – ${write(most)})`;
}

const DIGITS: Partial<Record<Figure, number>> = { kilobytes: 1, kilobytesBefore: 1, shift: 3 };

function writeNumber(figure: Figure, value: number): string {
  return value.toFixed(DIGITS[figure] ?? 0);
}

function writeTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(3, title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [head, widths.map((width) => '-'.repeat(width)), ...rows].map(line).join('\n');
}
