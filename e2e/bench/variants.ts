import { startProduct } from '../product';
import { startLimit } from './limit/start-limit';
import { startOneBundle } from './one-bundle-product';
import { serveDemoMachine } from './serve-demo-machine';

/** A page that is being served. */
export interface Served {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** One way to bring the demo machine to a phone. */
export interface Variant {
  /** What `--only` calls it. */
  readonly key: string;
  readonly title: string;
  readonly start: () => Promise<Served>;
}

/** What is compared. A further one needs an entry here and nothing else. */
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
