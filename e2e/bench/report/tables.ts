import { FIGURES, type Figure } from '../measure/figures';
import type { Visit } from '../run-rounds';
import { keysOf, type Summary } from './summary';
import type { Verdict } from './targets';
import { NOTHING, writeNumber, writeSpread, writeTable } from './write-table';

/** Makes a Markdown table of the median and the range of every figure of the compared variants. */
export function figuresTable<V extends string, F extends string>(
  compared: ReadonlyMap<string, Summary<V, F>>,
  titles: Readonly<Record<F, string>>,
): string {
  const summaries = [...compared.values()];
  const visits = summaries[0] ? keysOf(summaries[0]) : [];
  const rows = visits.flatMap((visit) =>
    keysOf(titles).map((figure) => [
      `${visit}: ${titles[figure]}`,
      ...summaries.map((summary) => writeSpread(figure, summary[visit][figure])),
    ]),
  );
  const isMeasured = ([, ...cells]: readonly string[]) => cells.some((cell) => cell !== NOTHING);
  return writeTable(['median (least – most)', ...compared.keys()], rows.filter(isMeasured));
}

/** Makes a Markdown table of the targets and the measured values. */
export function verdictsTable<V extends string, F extends string>(
  verdicts: readonly Verdict<V, F>[],
  titles: Readonly<Record<F, string>>,
): string {
  const rows = verdicts.map(({ target: { figure, visit, most }, measured, limit, isMet }) => [
    `${visit}: ${titles[figure]}`,
    typeof most === 'number'
      ? ''
      : `${most.times.toFixed(2)} × ${most.variant}${most.visit ? `, ${most.visit}` : ''}`,
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
export function withoutTable(
  product: Summary<Visit, Figure>,
  without: ReadonlyMap<string, Summary<Visit, Figure>>,
): string {
  const rowOf = (title: string, { cold }: Summary<Visit, Figure>) => [
    title,
    ...COLUMNS.map((figure) => writeNumber(figure, cold[figure].median)),
  ];
  const difference = (figure: Figure, { cold }: Summary<Visit, Figure>) => {
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
