import type { Figure } from '../measure/figures';
import type { Visit } from '../run-rounds';
import type { Summary } from './summary';

/** What the product promises of one figure: at most a number, or so many times that of another variant. */
interface Target {
  readonly figure: Figure;
  readonly visit: Visit;
  readonly most: number | { readonly times: number; readonly variant: string };
}

/** Of variant `a`. */
const TARGETS: readonly Target[] = [
  { figure: 'ready', visit: 'cold', most: { times: 1.1, variant: 'b' } },
  { figure: 'ready', visit: 'cold', most: { times: 2, variant: 'c' } },
  { figure: 'firstPaint', visit: 'cold', most: { times: 1.1, variant: 'c' } },
  { figure: 'ready', visit: 'warm', most: { times: 1.15, variant: 'b' } },
  { figure: 'kilobytesBefore', visit: 'cold', most: 125 },
  { figure: 'requestsBefore', visit: 'cold', most: 6 },
  { figure: 'chainBefore', visit: 'cold', most: 2 },
  { figure: 'shift', visit: 'cold', most: 0 },
  { figure: 'longestTask', visit: 'cold', most: 150 },
];

/** How a target was met. */
export interface Verdict {
  readonly target: Target;
  readonly measured: number;
  readonly limit: number;
  readonly isMet: boolean;
}

/** Every target whose variants were measured. */
export function judge(summaries: ReadonlyMap<string, Summary>): Verdict[] {
  const medianOf = (variant: string, { visit, figure }: Target) =>
    summaries.get(variant)?.[visit][figure].median;
  return TARGETS.flatMap((target) => {
    const { most } = target;
    const measured = medianOf('a', target);
    const other = typeof most === 'number' ? 1 : medianOf(most.variant, target);
    if (measured === undefined || other === undefined) return [];
    const limit = typeof most === 'number' ? most : most.times * other;
    return { target, measured, limit, isMet: measured <= limit };
  });
}
