import type { Figure } from './measure/figures';
import type { Target } from './report/targets';
import type { Visit } from './run-rounds';

/** The targets that the product must meet when a page loads. */
export const LOAD_TARGETS: readonly Target<Visit, Figure>[] = [
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
