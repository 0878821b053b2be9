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
  readonly start: () => Promise<Served>;
}

/** The variants that the benchmark compares. */
export const VARIANTS: readonly Variant[] = [
  {
    key: 'a',
    title: 'the product',
    start: () => serveDemoMachine(startProduct),
  },
  {
    key: 'b',
    title: 'one bundle',
    start: () => serveDemoMachine(startOneBundle),
  },
  { key: 'c', title: 'the limit', start: startLimit },
];
