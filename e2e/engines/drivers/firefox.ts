import fs from 'node:fs/promises';
import path from 'node:path';
import { WINDOW, type Driver } from './driver';
import { connect, type Socket } from './socket';
import { makeProfile, removeProfile, spawnProgram } from './spawn-program';

const FIREFOX = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';

/** Settings of a profile that asks nothing of the network by itself and shows no first-run pages. */
const PREFERENCES = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'toolkit.telemetry.server': '',
} as const;

/** Starts Firefox and drives it by WebDriver BiDi, which it speaks itself. */
export async function startFirefox(): Promise<Driver> {
  const profile = await makeProfile();
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  await fs.writeFile(path.join(profile, 'user.js'), lines.join(''));
  const program = await spawnProgram({
    command: FIREFOX,
    args: ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile, 'about:blank'],
    ready: /WebDriver BiDi listening on (ws:\S+)/,
  });
  const browser = await connect(`${program.said}/session`);
  await browser.send('session.new', { capabilities: {} });
  const { contexts } = (await browser.send('browsingContext.getTree')) as { contexts: { context: string }[] };
  const context = contexts[0]?.context ?? '';
  await browser.send('browsingContext.setViewport', { context, viewport: WINDOW });
  return {
    ...drive(browser, context),
    async close() {
      browser.close();
      await program.kill();
      await removeProfile(profile);
    },
  };
}

interface Evaluated {
  readonly type: 'success' | 'exception';
  readonly result?: { readonly value?: string; readonly sharedId?: string };
}

function drive(browser: Socket, context: string): Omit<Driver, 'close'> {
  const evaluate = async (expression: string) => {
    const answer = (await browser.send('script.evaluate', {
      expression,
      target: { context },
      awaitPromise: false,
    })) as Evaluated;
    if (answer.type === 'exception') throw new Error(JSON.stringify(answer));
    return answer.result ?? {};
  };
  const perform = (type: string, actions: readonly object[]) =>
    browser.send('input.performActions', { context, actions: [{ type, id: type, actions }] });
  return {
    async open(url) {
      await browser.send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    evaluate: async (expression) => (await evaluate(expression)).value ?? '',
    async clickAt(x, y) {
      await perform('pointer', [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]);
    },
    async type(text) {
      const keys = Array.from(text, (value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await perform('key', keys.flat());
    },
    async attach(expression, file) {
      const { sharedId } = await evaluate(expression);
      await browser.send('input.setFiles', { context, element: { sharedId }, files: [file] });
    },
  };
}
