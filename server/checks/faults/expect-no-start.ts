import { reasonOf } from '../../src/errors/operator-error';
import { startServerProcess } from '../server-process';

/** Expects that a server does not start with this environment, and that its sentence matches `reason`. */
export async function expectNoStart(environment: Record<string, string>, reason: RegExp): Promise<void> {
  const said = await startServerProcess(environment).then(async (server) => {
    await server.end('SIGTERM');
    return 'it started';
  }, reasonOf);
  if (!reason.test(said)) throw new Error(`another server did not fail as expected: ${said}`);
}
