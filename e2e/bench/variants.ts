import { startProduct } from '../product';
import { startLimit } from './limit/start-limit';
import { startOneBundle } from './one-bundle-product';

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
    async start() {
      const { url, remove } = await startProduct();
      return { url: `${url}/demo/demo`, stop: remove };
    },
  },
  {
    key: 'b',
    title: 'one bundle',
    async start() {
      const { url, remove } = await startOneBundle();
      return { url: `${url}/demo/demo`, stop: remove };
    },
  },
  { key: 'c', title: 'the limit', start: startLimit },
];
