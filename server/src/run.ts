import path from 'node:path';
import { readSettings } from './settings/settings';
import { start, type RunningServer } from './start';
import { OperatorError } from './errors/operator-error';
import { isOfDrawing } from './site/first-view/draw-in-context';

/** After a signal the process ends within this time, whatever happens… */
const CLOSE_LIMIT_MS = 4_500;
/** …once it has started: a first start that makes a database takes seconds on a slow machine. */
const START_LIMIT_MS = 60_000;

/**
 * The whole life of the server's process: starts it, says so in one line, and closes it on Ctrl-C or
 * SIGTERM. A signal that comes while it starts is obeyed when it has started. Repeated signals change
 * nothing: under `npm start` one Ctrl-C arrives twice.
 * @param packageDir the server's package folder, beside the packages it publishes
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

/** @returns closes the server and ends the process with that code */
function closeOnSignals(starting: Promise<RunningServer>): (code: number) => void {
  let isClosing = false;
  const end = (code: number) => {
    if (isClosing) return;
    isClosing = true;
    const giveUpAfter = (ms: number) => setTimeout(() => process.exit(1), ms).unref();
    giveUpAfter(START_LIMIT_MS);
    starting
      .then((server) => {
        giveUpAfter(CLOSE_LIMIT_MS);
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
    if (isOfDrawing(error)) {
      console.error('A remote failed after it was drawn.', error);
      return;
    }
    console.error('An error nobody handled ends the server.', error);
    end(1);
  });
  return end;
}
