import fs from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import getPort from 'get-port';
import { WINDOW, type Driver } from './driver';
import { spawnProgram, type Program } from './spawn-program';
import { clickAction, typeAction, type InputSource } from './w3c-actions';

const WEBKIT_DRIVER = process.env.WEBKIT_DRIVER_PATH ?? '/usr/bin/WebKitWebDriver';

/** The driver does not write that it is ready, so it is asked at this interval, and at most this many times. */
const POLL_INTERVAL_MS = 50;
const MAX_POLLS = 400;

/** The key of an element's id in WebDriver's answers. https://www.w3.org/TR/webdriver2/#elements */
const ELEMENT_KEY = 'element-6066-11e4-a52e-4f735466cecf';

/** Sends a WebDriver command to the session. Rejects when the driver answers with an error. */
type Send = (method: 'POST' | 'DELETE', command: string, body?: object) => Promise<unknown>;

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
    const { send, end } = await startSession(`http://127.0.0.1:${port}`);
    await send('POST', '/window/rect', WINDOW);
    return {
      ...drive(send),
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

async function startSession(driver: string) {
  const call = async (method: string, address: string, body?: object) => {
    const answer = await fetch(`${driver}${address}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${method} ${address}: ${JSON.stringify(value)}`);
    return value;
  };
  const options = { binary: findBrowser(), args: ['--automation'] };
  const { sessionId } = (await call('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  const send: Send = (method, command, body) => call(method, `${session}${command}`, body);
  return { send, end: () => call('DELETE', session) };
}

/** Finds MiniBrowser. Its path on Debian contains the kind of processor and the API version of WebKitGTK. */
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

function drive(send: Send): Omit<Driver, 'close'> {
  const evaluate = (expression: string) =>
    send('POST', '/execute/sync', { script: `return (${expression})`, args: [] });
  const perform = (source: InputSource) => send('POST', '/actions', { actions: [source] });
  return {
    async open(url) {
      await send('POST', '/url', { url });
    },
    evaluate: async (expression) => String(await evaluate(expression)),
    async clickAt(x, y) {
      await perform(clickAction(x, y));
    },
    async type(text) {
      await perform(typeAction(text));
    },
    async attach(expression, file) {
      const element = (await evaluate(expression)) as Record<string, string>;
      await send('POST', `/element/${element[ELEMENT_KEY] ?? ''}/value`, { text: file });
    },
  };
}
