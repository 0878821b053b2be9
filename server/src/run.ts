import path from 'node:path';
import { readSettings } from './settings/settings';
import { start, type RunningServer } from './start';
import { OperatorError } from './errors/operator-error';
import { createPrivateFiles, makePrivateFolder } from './files/keep-private';
import { isThrownByRenderer } from './site/server-render/render-in-context';

/** If the server does not close, the process ends after this time. */
const CLOSE_TIMEOUT_MS = 4_500;
/**
 * If a signal arrives during the start, the process waits at most this long for the start to finish. The first start
 * takes seconds, because it creates a database.
 */
const START_TIMEOUT_MS = 60_000;

/**
 * Runs the process of the server: starts the server, prints its URL, and closes the server on Ctrl-C or SIGTERM. A
 * signal during the start takes effect after the start. Further signals are ignored, because `npm start` delivers one
 * Ctrl-C twice.
 * @param packageDir the folder of the server's package
 * @param workspaceDir the folder of the packages whose builds are published
 */
export async function run(packageDir: string, workspaceDir = path.resolve(packageDir, '..')): Promise<void> {
  createPrivateFiles();
  const starting = Promise.resolve().then(async () => {
    const settings = readSettings(process.env, workspaceDir);
    await makePrivateFolder(settings.dataDir);
    return start(settings, { workspaceDir, publicDir: path.join(packageDir, 'public'), packageDir });
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

/**
 * Closes the server on SIGINT, on SIGTERM, and after an error that is not handled. Errors that a remote's code throws
 * after the end of its server-side rendering are only logged.
 * @returns a function that closes the server and ends the process with an exit code
 */
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
    console.error('The server stops because of an unhandled error.', error);
    end(1);
  });
  return end;
}
