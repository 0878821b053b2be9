import path from 'node:path';

/** A folder of code that is changed in many places. The tests in the same folder should notice each change. */
export interface Area {
  /** The package whose jest configuration runs the tests. */
  readonly workspace: string;
  /** The folder inside the package. */
  readonly folder: string;
  /** Test files that are skipped, because they are too slow to run for every mutant. */
  readonly without?: readonly string[];
  /** Jest options that replace those of the package. */
  readonly jest?: Readonly<Record<string, unknown>>;
}

/**
 * Many mutants prevent an event that a test waits for. With these timeouts such a test in jsdom fails after seconds,
 * not after half a minute.
 */
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
