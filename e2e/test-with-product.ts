import { test as base } from '@playwright/test';
import { startProduct, type Product } from './product';

/** Playwright's `test` with the fixture `product`: each worker starts its own server with its own data. */
export const testWithProduct = base.extend<object, { product: Product }>({
  product: [
    async ({}, provide) => {
      const product = await startProduct();
      await provide(product);
      await product.remove();
    },
    { scope: 'worker' },
  ],
});
