import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const ROOT = path.resolve(import.meta.dirname, '..');
const TSX = path.join(ROOT, 'node_modules/.bin/tsx'); // the root package's scripts run the delivery commands with tsx
const run = promisify(execFile);

/**
 * Runs one of the delivery commands on a site, as a team does on the command line. docs/releasing.md
 *
 * @returns the output of the command
 * @throws an error with the output when the command fails
 */
export function deliver(siteDir: string, command: string, ...args: readonly string[]): Promise<string> {
  // Most journeys release builds that are broken, which the smoke test would refuse.
  return deliverAs(
    {},
    siteDir,
    command,
    ...args,
    ...(['release', 'promote'].includes(command) ? ['--no-smoke'] : []),
  );
}

/** Runs a delivery command as it is, with more environment variables. */
export async function deliverAs(
  environment: Record<string, string>,
  siteDir: string,
  command: string,
  ...args: readonly string[]
): Promise<string> {
  const { stdout } = await run(TSX, ['server/src/deliver.ts', command, ...args, '--site', siteDir], {
    cwd: ROOT,
    env: { ...process.env, ...environment },
  });
  return stdout;
}
