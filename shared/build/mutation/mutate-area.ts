import { Stryker } from '@stryker-mutator/core';
import type { Area } from './areas';

/** How many mutants of an area were killed, survived or were not reached. A mutant that timed out counts as killed. */
export interface Score {
  readonly killed: number;
  readonly survived: number;
  /** How many mutants are in code that no test of the area runs. `percent` ignores them. */
  readonly unreached: number;
  /** `killed` as a percentage of `killed` and `survived` together; `NaN` if both are 0. */
  readonly percent: number;
}

/**
 * Changes a copy of an area's code in one place at a time. After each change, it runs the area's tests that
 * reach the place. It prints the changes that no test noticed, and writes all results to `{name}.html` and
 * `{name}.json` in `reports/mutation`.
 * @throws An error, for example if the tests already fail without a change.
 */
export async function mutateArea(
  name: string,
  { workspace, folder, without = [], jest }: Area,
): Promise<Score> {
  const stryker = new Stryker({
    mutate: [`${workspace}/${folder}/**/*.ts`, '!**/*.test.ts', '!**/testing/**'],
    testRunner: 'jest',
    jest: {
      configFile: `${workspace}/jest.config.js`,
      config: {
        ...jest,
        testMatch: [`<rootDir>/${folder}/**/*.test.ts`, ...without.map((file) => `!**/${folder}/${file}`)],
      },
    },
    testRunnerNodeArgs: ['--experimental-vm-modules'], // the server's tests are ES modules
    coverageAnalysis: 'perTest',
    ignorePatterns: ['dist', '.data', '.turbo'],
    cleanTempDir: 'always',
    concurrency: 1,
    timeoutMS: 10_000, // on a busy computer slow tests must not look like an endless loop
    reporters: ['progress', 'clear-text', 'html', 'json'],
    clearTextReporter: { allowEmojis: false, logTests: false, reportTests: false },
    htmlReporter: { fileName: `reports/mutation/${name}.html` },
    jsonReporter: { fileName: `reports/mutation/${name}.json` },
  });
  const mutants = await stryker.runMutationTest();
  const count = (...statuses: string[]) => mutants.filter(({ status }) => statuses.includes(status)).length;
  const killed = count('Killed', 'Timeout');
  const survived = count('Survived');
  return {
    killed,
    survived,
    unreached: count('NoCoverage'),
    percent: (100 * killed) / (killed + survived),
  };
}
