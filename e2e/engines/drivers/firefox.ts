import fs from 'node:fs/promises';
import path from 'node:path';
import { WINDOW, type Driver } from './driver';
import { connect, type Socket } from './socket';
import { makeProfile, removeProfile, spawnProgram } from './spawn-program';
import { clickAction, typeAction, type InputSource } from './w3c-actions';

const FIREFOX = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';

/** These preferences keep Firefox from using the network on its own and from showing first-run pages. */
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

/** Starts Firefox and drives it through WebDriver BiDi, which it supports without a separate driver. */
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
  const browser = await connect(`${program.match}/session`);
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
  const perform = (source: InputSource) =>
    browser.send('input.performActions', { context, actions: [source] });
  return {
    async open(url) {
      await browser.send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    evaluate: async (expression) => (await evaluate(expression)).value ?? '',
    async clickAt(x, y) {
      await perform(clickAction(x, y));
    },
    async type(text) {
      await perform(typeAction(text));
    },
    async attach(expression, file) {
      const { sharedId } = await evaluate(expression);
      await browser.send('input.setFiles', { context, element: { sharedId }, files: [file] });
    },
  };
}
