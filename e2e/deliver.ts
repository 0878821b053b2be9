import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const ROOT = path.resolve(import.meta.dirname, '..');
const TSX = path.join(ROOT, 'node_modules/.bin/tsx'); // as the scripts of the root package do
const run = promisify(execFile);

/**
 * Runs one of the delivery commands of the root package on a site, as a team would. docs/releasing.md
 * @returns what it said
 * @throws with what it said when it refuses
 */
export async function deliver(
  siteDir: string,
  command: string,
  ...words: readonly string[]
): Promise<string> {
  const { stdout } = await run(TSX, ['server/src/deliver.ts', command, ...words, '--site', siteDir], {
    cwd: ROOT,
  });
  return stdout;
}
