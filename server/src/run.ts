import path from 'node:path';
import { readSettings } from './settings/settings';
import { start, type RunningServer } from './start';
import { OperatorError } from './errors/operator-error';
import { isThrownByRenderer } from './site/server-render/render-in-context';

/** The process ends this long after a signal even if closing hangs. */
const CLOSE_TIMEOUT_MS = 4_500;
/** A signal during the start waits this long for it: a first start creates a database, which takes seconds. */
const START_TIMEOUT_MS = 60_000;

/**
 * Runs the server's process: starts it, prints its URL, and closes it on Ctrl-C or SIGTERM. A signal during the start
 * takes effect after it. Repeated signals change nothing, because under `npm start` one Ctrl-C arrives twice.
 * @param packageDir the folder of the server's package, beside the packages that it publishes
 */
export async function run(packageDir: string, workspaceDir = path.resolve(packageDir, '..')): Promise<void> {
  const starting = Promise.resolve().then(() => {
    const settings = readSettings(process.env, workspaceDir);
    return start(settings, { workspaceDir, publicDir: path.join(packageDir, 'public') });
  });
  const end = closeOnSignals(starting);
  try {
    const { url, failed } = await starting;
    process.stdout.write(`Demo EVM is ready at ${url}\n`);
    void failed.then((error) => {
      process.stderr.write(`${error.message}\n`);
      end(1);
    });
  } catch (error) {
    const isExpected = error instanceof OperatorError;
    process.stderr.write(
      `${isExpected ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
    );
    process.exitCode = 1;
  }
}

/** @returns a function that closes the server and ends the process with an exit code */
function closeOnSignals(starting: Promise<RunningServer>): (code: number) => void {
  let isClosing = false;
  const end = (code: number) => {
    if (isClosing) return;
    isClosing = true;
    const exitAfter = (ms: number) => setTimeout(() => process.exit(1), ms).unref();
    exitAfter(START_TIMEOUT_MS);
    starting
      .then((server) => {
        exitAfter(CLOSE_TIMEOUT_MS);
        return server.close();
      })
      .then(
        () => process.exit(code),
        () => process.exit(1),
      );
  };
  process.on('SIGINT', () => end(0));
  process.on('SIGTERM', () => end(0));
  process.on('uncaughtException', (error) => {
    if (isThrownByRenderer(error)) {
      console.error('The code of a remote failed after its server-side rendering.', error);
      return;
    }
    console.error('The server ends because of an error that nothing handled.', error);
    end(1);
  });
  return end;
}
