import type { Figure } from '../measure/figures';
import type { Visit } from '../run-rounds';
import type { Summary } from './summary';

/** A limit for one figure of the product: a number, or a multiple of the same figure of another variant. */
interface Target {
  readonly figure: Figure;
  readonly visit: Visit;
  readonly most: number | { readonly times: number; readonly variant: string };
}

/** The targets of variant `a`, the product. */
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

/** The measured median for a target, the limit as a number, and whether the target is met. */
export interface Verdict {
  readonly target: Target;
  readonly measured: number;
  readonly limit: number;
  readonly isMet: boolean;
}

/** Compares the medians with the targets. A target is skipped when one of its variants was not measured. */
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
