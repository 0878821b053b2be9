import { WINDOW, type Driver } from './driver';
import { findPageTarget } from './find-page-target';
import { connect, type Socket } from './socket';
import { makeProfile, removeProfile } from './profile-folder';
import { spawnProgram } from './spawn-program';

interface Chromium {
  readonly executablePath: string;
  readonly args: readonly string[];
  readonly env?: Record<string, string>;
}

/**
 * Starts a Chromium of version 64 or newer. The driver uses only commands of the Chrome DevTools protocol
 * that all these versions know.
 */
export async function startChromium({ executablePath, args, env = {} }: Chromium): Promise<Driver> {
  const profile = await makeProfile();
  const program = await spawnProgram({
    command: executablePath,
    args: [...args, '--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    env,
    ready: /DevTools listening on (ws:\S+)/,
  });
  const page = await connect(await findPageTarget(new URL(program.match).host));
  await page.send('Page.enable');
  await page.send('Emulation.setDeviceMetricsOverride', { ...WINDOW, deviceScaleFactor: 1, mobile: true });
  return {
    ...drive(page),
    async close() {
      page.close();
      await program.kill();
      await removeProfile(profile);
    },
  };
}

interface Evaluated {
  readonly result: { readonly value?: string; readonly objectId?: string };
  readonly exceptionDetails?: object;
}

function drive(page: Socket): Omit<Driver, 'close'> {
  const evaluate = async (expression: string, returnByValue: boolean) => {
    const answer = (await page.send('Runtime.evaluate', { expression, returnByValue })) as Evaluated;
    if (answer.exceptionDetails) throw new Error(JSON.stringify(answer.exceptionDetails));
    return answer.result;
  };
  const sendMouse = (type: string, x: number, y: number) =>
    page.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
  return {
    async open(url) {
      const loaded = page.next('Page.loadEventFired');
      await page.send('Page.navigate', { url });
      await loaded;
    },
    evaluate: async (expression) => (await evaluate(expression, true)).value ?? '',
    async clickAt(x, y) {
      await sendMouse('mouseMoved', x, y);
      await sendMouse('mousePressed', x, y);
      await sendMouse('mouseReleased', x, y);
    },
    async type(text) {
      for (const character of text) {
        await page.send('Input.dispatchKeyEvent', { type: 'keyDown', text: character });
        await page.send('Input.dispatchKeyEvent', { type: 'keyUp' });
      }
    },
    async attach(expression, file) {
      const { objectId } = await evaluate(expression, false);
      await page.send('DOM.setFileInputFiles', { files: [file], objectId });
    },
  };
}
