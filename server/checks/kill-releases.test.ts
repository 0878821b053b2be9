import { killReleases } from './kill-releases';

/** `npm run test:release -w server` kills 20 processes and more. */
it('keeps a site intact when processes are killed while they release', async () => {
  expect(await killReleases(2)).toBeGreaterThanOrEqual(8);
});
