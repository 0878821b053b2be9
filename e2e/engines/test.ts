import { test as base, expect } from '@playwright/test';
import { startProduct, type Product } from '../product';
import { ENGINES, type EngineName } from './engines';
import { createVisitor, type Visitor } from './visitor';

export { expect };

export interface EngineOption {
  readonly engine: EngineName;
}

/** Journeys of a new visitor in one engine, on a product that each worker starts for itself. */
export const test = base.extend<EngineOption & { visitor: Visitor }, { product: Product }>({
  engine: ['chromium', { option: true }],
  product: [
    async ({}, provide) => {
      const product = await startProduct();
      await provide(product);
      await product.remove();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ engine, product }, provide) => {
    const driver = await ENGINES[engine].start();
    try {
      await provide(createVisitor(driver, product.url));
    } finally {
      await driver.close();
    }
  },
});
