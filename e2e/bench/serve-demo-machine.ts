import type { Product } from '../product';
import type { Served } from './variants';

const ATTEMPTS = 3;

/**
 * Starts a product for its demo machine, and sees that the site host draws it: on a busy computer the first drawing may
 * take too long, and what would be measured is another product.
 */
export async function serveDemoMachine(
  start: () => Promise<Pick<Product, 'url' | 'remove'>>,
): Promise<Served> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const product = await start();
    const url = `${product.url}/demo/demo`;
    const page = await fetch(url);
    if ((await page.text()).includes('<div id="root" data-drawn=')) return { url, stop: product.remove };
    await product.remove();
  }
  throw new Error('The site host draws no first view, or this computer is too busy for it.');
}
