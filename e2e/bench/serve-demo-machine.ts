import type { Product } from '../product';
import type { Served } from './served';

const MAX_ATTEMPTS = 3;

/**
 * Starts a product and makes sure that its server renders the demo machine. On a busy computer, the first rendering may
 * take too long. The site host then serves the page without a first view, and this function starts another product.
 *
 * @throws an error when three products have served no first view
 */
export async function serveDemoMachine(
  start: () => Promise<Pick<Product, 'url' | 'remove'>>,
): Promise<Served> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const product = await start();
    const url = `${product.url}/demo/demo`;
    const page = await fetch(url);
    if ((await page.text()).includes('<div id="root" data-drawn=')) return { url, stop: product.remove };
    await product.remove();
  }
  throw new Error('The site host renders no first view, or this computer is too busy for it.');
}
