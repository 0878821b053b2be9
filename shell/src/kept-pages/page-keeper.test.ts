import type { MessageFromWorker, MessageToWorker, PageData } from '@demo-evm/shared/contract';
import { createTestHost } from '@demo-evm/shared/testing';
import { createPageKeeper } from './page-keeper';

const RELEASE = { module: 'mfe-voting', version: '1', integrity: {} };

/** The path of the document, which was opened before the late code was loaded. */
const OPENED_AT = '/demo/demo';

interface Opened {
  readonly version?: string;
  /** The language that the visitor had chosen when the page was opened. */
  readonly language?: string | null;
  /** What the worker said before the late code was loaded. */
  readonly messages?: readonly MessageFromWorker[];
  readonly isWorkerOff?: true;
  readonly integrity?: null;
}

/** Makes a page with a page keeper, and a fake worker. `told` lists the messages to the worker. */
function open({ version = '1', language = null, messages = [], ...more }: Opened = {}) {
  const told: MessageToWorker[] = [];
  const registration = { active: { postMessage: (message: MessageToWorker) => told.push(message) } };
  const container = Object.assign(new EventTarget(), {
    register: jest.fn(() => Promise.resolve(registration)),
    ready: Promise.resolve(registration),
  });
  const page = { remotes: [{ ...RELEASE, ...more }], ...more } as unknown as PageData;
  const directory = { find: () => ({ ...RELEASE, version }) as unknown as PageData['remotes'][number] };
  const host = createTestHost();
  const serviceWorker = container as unknown as ServiceWorkerContainer;
  const reloadForNewer = jest.fn();
  const makeReload = () => reloadForNewer;
  const keepPage = createPageKeeper({
    page,
    directory,
    language: host.language,
    opening: { path: OPENED_AT, language, lastUse: {}, messages },
    serviceWorker,
    makeReload,
  });
  const hear = (data: MessageFromWorker) => container.dispatchEvent(new MessageEvent('message', { data }));
  return { keepPage, told, container, host, hear, reloadForNewer };
}

const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  document.body.innerHTML =
    '<script id="page-data" type="application/json">{"revision":1}</script><script id="early-answers" type="application/json">{}</script>';
  Object.defineProperty(performance, 'getEntriesByType', {
    configurable: true,
    value: () => [{ name: 'http://localhost/shell/1/shell.js', initiatorType: 'script' }],
  });
});
afterEach(() => jest.useRealTimers());

it('registers the worker after the page has run for a while, and has the page kept with what it has loaded', async () => {
  const { keepPage, told, container } = open();
  keepPage('mfe-voting', '/demo/demo', performance.now());
  expect(container.register).not.toHaveBeenCalled();
  await wait(2_000);
  expect(container.register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' });
  expect(told).toEqual([
    {
      kind: 'keep',
      path: '/demo/demo',
      blocks: '{"revision":1}\n{}',
      openedAt: expect.any(Number),
      loaded: [['http://localhost/shell/1/shell.js', 'script']],
    },
  ]);
  await wait(60_000);
  expect(told).toHaveLength(2); // the second message also names what was loaded since the first
  expect(container.register).toHaveBeenCalledTimes(1);
});

it('has the page kept without a further wait when the code came late', async () => {
  const { keepPage, told } = open();
  await wait(5_000);
  keepPage('mfe-voting', '/demo/demo', performance.now() - 5_000);
  await wait(0);
  expect(told).toHaveLength(1);
  await wait(3_000);
  expect(told).toHaveLength(2);
});

it('has a route kept that was opened without a new document, unless the visitor has left it', async () => {
  const { keepPage, told } = open();
  keepPage('mfe-voting', '/create', performance.now());
  keepPage('mfe-voting', '/demo/evm_1', performance.now());
  await wait(2_000);
  expect(told).toMatchObject([{ kind: 'keep', path: '/demo/evm_1', blocks: null }]);
});

it('has the page dropped when another release than the one in its HTML is shown', async () => {
  const { keepPage, told } = open({ version: '0-the-canary-has-failed' });
  keepPage('mfe-voting', '/demo/demo', performance.now());
  await wait(2_000);
  expect(told).toEqual([{ kind: 'drop', path: '/demo/demo' }]);
});

it('tells the worker that another language was chosen, and has the page kept again', async () => {
  const { keepPage, told, host } = open();
  keepPage('mfe-voting', '/demo/demo', performance.now());
  await wait(10_000);
  told.length = 0;
  localStorage.setItem('language', 'en'); // the test's host does not store the choice in `localStorage`
  host.language.choose('en');
  await wait(2_000);
  expect(told.map(({ kind }) => kind)).toEqual(['language', 'keep']);
  expect(document.cookie).toContain('language=en');
});

it('tells the worker of a language that was chosen before this code was loaded', async () => {
  localStorage.setItem('language', 'hi');
  const { told } = open({ language: 'mr' });
  await wait(0);
  expect(told).toEqual([{ kind: 'language', path: '/demo/demo' }]);
  expect(document.cookie).toContain('language=hi');
});

it.each([
  ['the deployer has switched it off', { isWorkerOff: true }],
  ['a developer shows a remote of his own', { integrity: null }],
] as const)('registers no worker where %s', async (_reason, page) => {
  const { keepPage, container } = open(page);
  keepPage('mfe-voting', '/demo/demo', performance.now());
  await wait(60_000);
  expect(container.register).not.toHaveBeenCalled();
});

it('works in a browser that blocks the worker', async () => {
  const { keepPage, told, container } = open();
  container.register.mockRejectedValue(new DOMException('blocked', 'SecurityError'));
  keepPage('mfe-voting', '/demo/demo', performance.now());
  await wait(60_000);
  expect(told).toEqual([]);
});

it('reloads for a newer page, but not for a page that it shows already', () => {
  const { hear, reloadForNewer } = open();
  hear({ kind: 'newer', blocks: '{"revision":1}\n{}' });
  expect(reloadForNewer).not.toHaveBeenCalled();
  hear({ kind: 'newer', blocks: '{"revision":2}\n{}' });
  expect(reloadForNewer).toHaveBeenCalledTimes(1);
});

it('reloads for a newer page of which the worker told before this code was loaded', () => {
  const message = (revision: number) => ({ kind: 'newer', blocks: `{"revision":${revision}}\n{}` }) as const;
  expect(open({ messages: [message(1)] }).reloadForNewer).not.toHaveBeenCalled();
  expect(open({ messages: [message(1), message(2)] }).reloadForNewer).toHaveBeenCalledTimes(1);
});
