import { killReleases } from './kill-releases';

/** Twenty and more: `npm run test:release -w server`. */
it('leaves a whole site when processes that release are killed', async () => {
  expect(await killReleases(2)).toBeGreaterThanOrEqual(8);
});
