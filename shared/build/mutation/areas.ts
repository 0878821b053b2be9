import path from 'node:path';

/** A folder whose mutants are to be killed by the tests that stand in it. */
export interface Area {
  /** The package whose jest configuration runs the tests. */
  readonly workspace: string;
  /** The folder inside the package. */
  readonly folder: string;
  /** Test files in it that are left out: what takes long is not done anew for every mutant. */
  readonly without?: readonly string[];
  /** Jest options in place of the package's own. */
  readonly jest?: Readonly<Record<string, unknown>>;
}

/** Most mutants that break a page let something never happen: tests in jsdom wait seconds for it, not half a minute. */
const IMPATIENT = {
  testTimeout: 10_000,
  setupFilesAfterEnv: ['../jest/browser-setup.ts', './short-waits.ts'].map((file) =>
    path.join(import.meta.dirname, file),
  ),
};

/** What `npm run mutate` covers, by the names that it takes. docs/testing.md */
export const AREAS: ReadonlyMap<string, Area> = new Map([
  ['domain', { workspace: 'shared', folder: 'domain', jest: IMPATIENT }],
  ['votes', { workspace: 'shared', folder: 'votes', jest: IMPATIENT, without: ['vote-queue-tabs.test.ts'] }],
  ['server-votes', { workspace: 'server', folder: 'src/votes' }],
  ['federation', { workspace: 'shell', folder: 'src/federation', jest: IMPATIENT }],
]);
