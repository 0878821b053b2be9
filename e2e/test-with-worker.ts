import { startSlowNetwork, type SlowNetwork } from './slow-network';
import { test as base } from './test';

export { expect, expectAppRuns } from './test';

/**
 * `test` for journeys with the site's service worker. The browser reaches the product through the fixture `network`,
 * which can be slow, broken or missing. The console errors that such a network causes do not fail a journey.
 */
export const test = base.extend<{ network: SlowNetwork }>({
  serviceWorkers: 'allow',
  network: async ({ product, quiet }, provide) => {
    quiet.allow(/Failed to load resource|not acknowledged|could not be read|ERR_/);
    const network = await startSlowNetwork(product.url);
    await provide(network);
    await network.close();
  },
});
