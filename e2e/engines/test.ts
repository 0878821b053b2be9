import { expect } from '@playwright/test';
import { testWithProduct } from '../test-with-product';
import { ENGINES, type EngineName } from './engines';
import { createVisitor, type Visitor } from './visitor';

export { expect };

export interface EngineOption {
  /** The engine of a Playwright project. */
  readonly engine: EngineName;
}

/** `test` for the journeys of a new visitor in one engine. */
export const test = testWithProduct.extend<EngineOption & { visitor: Visitor }>({
  engine: ['chromium', { option: true }],
  visitor: async ({ engine, product }, provide) => {
    const driver = await ENGINES[engine].start();
    try {
      await provide(createVisitor(driver, product.url));
    } finally {
      await driver.close();
    }
  },
});
