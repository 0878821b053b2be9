import { killReleases } from './kill-releases';

/** Two rounds kill four processes. `npm run test:release -w server` kills 20. */
it('keeps a site intact when processes are killed while they release', async () => {
  expect(await killReleases(2)).toBeGreaterThanOrEqual(8);
});
