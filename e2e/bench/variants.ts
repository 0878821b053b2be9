import { startProduct } from '../product';
import { startLimit } from './limit/start-limit';
import { startOneBundle } from './one-bundle-product';
import { serveDemoMachine } from './serve-demo-machine';
import type { Served } from './served';

/** One way to deliver the demo machine to a phone. */
interface Variant {
  /** The name of the variant on the command line: `--only <key>`. */
  readonly key: string;
  readonly title: string;
  /**
   * True if the benchmark also measures a press. For variant `b`, this would measure the same as for the
   * product, because `b` has the product's HTML and the product's script that handles a press.
   */
  readonly isPressed?: boolean;
  readonly start: () => Promise<Served>;
}

/** The benchmark compares the product, `a`, with the other variants. docs/performance.md */
export const VARIANTS: readonly Variant[] = [
  {
    key: 'a',
    title: 'the product',
    isPressed: true,
    start: () => serveDemoMachine(startProduct),
  },
  {
    key: 'b',
    title: 'one bundle',
    start: () => serveDemoMachine(startOneBundle),
  },
  { key: 'c', title: 'the limit', isPressed: true, start: startLimit },
];
