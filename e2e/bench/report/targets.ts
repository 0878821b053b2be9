import type { Summary } from './summary';

/** A limit for one figure of the product: a number, or a multiple of a figure of another variant. */
export interface Target<V extends string, F extends string> {
  readonly figure: F;
  readonly visit: V;
  readonly most:
    | number
    | {
        readonly times: number;
        readonly variant: string;
        /** The kind of visit of the other variant. By default, it is the same kind as the target's own. */
        readonly visit?: V;
      };
}

/** The measured median for a target, the limit as a number, and whether the target is met. */
export interface Verdict<V extends string, F extends string> {
  readonly target: Target<V, F>;
  readonly measured: number;
  readonly limit: number;
  readonly isMet: boolean;
}

/**
 * Compares the medians of variant `a`, the product, with the targets. A target is skipped when one of its variants or
 * visits was not measured.
 */
export function judge<V extends string, F extends string>(
  summaries: ReadonlyMap<string, Summary<V, F>>,
  targets: readonly Target<V, F>[],
): Verdict<V, F>[] {
  const medianOf = (variant: string, visit: V, figure: F) =>
    summaries.get(variant)?.[visit][figure].median ?? NaN;
  return targets.flatMap((target) => {
    const { most, visit, figure } = target;
    const measured = medianOf('a', visit, figure);
    const limit =
      typeof most === 'number' ? most : most.times * medianOf(most.variant, most.visit ?? visit, figure);
    return Number.isNaN(measured + limit) ? [] : [{ target, measured, limit, isMet: measured <= limit }];
  });
}
