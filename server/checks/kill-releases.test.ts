import { killReleases } from './kill-releases';

/** This test kills four processes, in two rounds. `npm run test:release -w server` kills 20 processes. */
it('keeps a site intact when processes are killed while they release', async () => {
  expect(await killReleases(2)).toBeGreaterThanOrEqual(8);
});
