import path from 'node:path';

/** A folder of code that a mutation test changes in many places. The tests in the folder should notice each change. */
export interface Area {
  /** The package that the folder is in. The tests run with the jest configuration of this package. */
  readonly workspace: string;
  /** The folder's path inside the package. */
  readonly folder: string;
  /** Test files that are skipped, because they are too slow to run for every mutant. */
  readonly without?: readonly string[];
  /** Jest options that replace the package's options of the same names. */
  readonly jest?: Readonly<Record<string, unknown>>;
}

/** Many mutants prevent an event that a test waits for. With these timeouts, such a test fails sooner. */
const SHORT_TIMEOUTS = {
  testTimeout: 10_000,
  setupFilesAfterEnv: ['../jest/browser-setup.ts', './short-waits.ts'].map((file) =>
    path.join(import.meta.dirname, file),
  ),
};

/** The areas that `npm run mutate` tests, by the names that the command accepts. docs/testing.md */
export const AREAS: ReadonlyMap<string, Area> = new Map([
  ['domain', { workspace: 'shared', folder: 'domain', jest: SHORT_TIMEOUTS }],
  [
    'votes',
    { workspace: 'shared', folder: 'votes', jest: SHORT_TIMEOUTS, without: ['vote-queue-tabs.test.ts'] },
  ],
  ['server-votes', { workspace: 'server', folder: 'src/votes' }],
  ['federation', { workspace: 'shell', folder: 'src/federation', jest: SHORT_TIMEOUTS }],
]);
