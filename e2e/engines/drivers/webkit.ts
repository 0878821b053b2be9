import fs from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import getPort from 'get-port';
import { driveSession } from './drive-session';
import { WINDOW, type Driver } from './driver';
import { spawnProgram, type Program } from './spawn-program';
import { startSession } from './webdriver-session';

const WEBKIT_DRIVER = process.env.WEBKIT_DRIVER_PATH ?? '/usr/bin/WebKitWebDriver';

/** WebKitWebDriver writes nothing when it is ready. Its status is read at this interval, at most this many times. */
const POLL_INTERVAL_MS = 50;
const MAX_POLLS = 400;

/** Starts WebKitGTK's MiniBrowser on a virtual screen and drives it through classic WebDriver. */
export async function startWebkit(): Promise<Driver> {
  const screen = await spawnProgram({
    command: 'Xvfb', // Xvfb writes the number of its display to the file descriptor that follows -displayfd
    args: ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'],
    ready: /^(\d+)$/m,
  });
  const programs: Program[] = [screen];
  try {
    const port = await getPort();
    programs.push(await startDriver(port, screen.match));
    const { send, end } = await startSession(`http://127.0.0.1:${port}`, {
      'webkitgtk:browserOptions': { binary: findBrowser(), args: ['--automation'] },
    });
    await send('POST', '/window/rect', WINDOW);
    return {
      ...driveSession(send),
      async close() {
        await end();
        await killAll(programs);
      },
    };
  } catch (error) {
    await killAll(programs);
    throw error;
  }
}

async function killAll(programs: readonly Program[]): Promise<void> {
  for (const program of programs.toReversed()) await program.kill();
}

async function startDriver(port: number, display: string): Promise<Program> {
  const program = await spawnProgram({
    command: WEBKIT_DRIVER,
    args: ['--host=127.0.0.1', `--port=${port}`],
    env: {
      DISPLAY: `:${display}`,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', // CI runs as root, and the sandbox does not start for root
    },
  });
  for (let poll = 0; poll < MAX_POLLS; poll += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/status`).catch(() => null);
    if (answer?.ok) return program;
    await pause(POLL_INTERVAL_MS);
  }
  await program.kill();
  throw new Error('WebKitWebDriver did not answer in time.');
}

/** Finds MiniBrowser. Its path on Debian has the processor architecture and the API version of WebKitGTK. */
function findBrowser(): string {
  const places = fs
    .readdirSync('/usr/lib')
    .flatMap((processor) =>
      ['4.1', '4.0', '6.0'].map((version) => `/usr/lib/${processor}/webkit2gtk-${version}/MiniBrowser`),
    );
  const browser = places.find((place) => fs.existsSync(place));
  if (!browser) throw new Error('MiniBrowser is missing: apt-get install webkit2gtk-driver');
  return browser;
}
