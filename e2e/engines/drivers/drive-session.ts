import type { Driver } from './driver';
import { clickAction, typeAction, type InputSource } from './w3c-actions';
import type { Send } from './webdriver-session';

/** The key of an element's id in WebDriver's answers. https://www.w3.org/TR/webdriver2/#elements */
const ELEMENT_KEY = 'element-6066-11e4-a52e-4f735466cecf';

/** Drives the browser of a session through classic WebDriver. */
export function driveSession(send: Send): Omit<Driver, 'close'> {
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
