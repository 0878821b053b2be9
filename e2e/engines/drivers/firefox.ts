import { WINDOW, type Driver } from './driver';
import { writePreferences } from './firefox-preferences';
import { connect, type Socket } from './socket';
import { makeProfile, removeProfile } from './profile-folder';
import { spawnProgram } from './spawn-program';
import { clickAction, typeAction, type InputSource } from './w3c-actions';

const FIREFOX = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';

/** Starts Firefox and drives it through WebDriver BiDi. Firefox supports this protocol without a separate driver. */
export async function startFirefox(): Promise<Driver> {
  const profile = await makeProfile();
  await writePreferences(profile);
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
