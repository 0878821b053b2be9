import type { PageData, RemoteRelease } from '@demo-evm/shared/contract';
import { createTestHost } from '@demo-evm/shared/testing';
import type { LateOptions } from './start-late';
import * as late from './start-late';
import { createWhenShown } from './when-shown';

jest.mock('../events/web-vitals', () => ({
  onLCP: (tell: (metric: { value: number }) => void) => tell({ value: 1_234.5 }),
  onINP: (tell: (metric: { value: number }) => void) => tell({ value: 56 }),
  onCLS: (tell: (metric: { value: number }) => void) => tell({ value: 0.12345 }),
}));

const RELEASE = { module: 'mfe-x', version: '1', entry: '/mfe-x/1/remote-entry.js', mounts: ['/x'] };
const FALLBACK = { ...RELEASE, version: '0' } as unknown as RemoteRelease;
const release = (more: Partial<RemoteRelease> = {}) => ({ ...RELEASE, ...more }) as unknown as RemoteRelease;

function open(remote: RemoteRelease, transferSize: number | undefined = 900) {
  const entry = { name: `${window.location.origin}${remote.entry}`, transferSize };
  performance.getEntriesByType = () => [entry] as never;
  const report = jest.fn();
  const page = {
    shell: { version: 's', folder: '', integrity: {} },
    eventsUrl: '/events',
    remotes: [remote],
  } as unknown as PageData;
  const whenShown = createWhenShown({
    page,
    directory: { find: () => remote },
    loader: {} as LateOptions['loader'],
    report,
    language: createTestHost().language,
  });
  return { report, whenShown };
}

const kindsOf = (report: jest.Mock) =>
  report.mock.calls.map(([{ kind, module }]: [{ kind: string; module: string }]) => `${module} ${kind}`);

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.9);
});
afterEach(() => jest.useRealTimers());

it('reports that the shell runs, and after which time the first remote was on the screen', async () => {
  const { report, whenShown } = open(release());
  whenShown('mfe-x', '/x');
  expect(report).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(600);
  whenShown('mfe-x', '/x');
  await jest.advanceTimersByTimeAsync(2_000);
  expect(kindsOf(report)).toEqual(['shell load', 'mfe-x shown']);
  expect(report).toHaveBeenCalledWith({
    kind: 'shown',
    module: 'mfe-x',
    version: '1',
    ms: expect.any(Number),
  });
});

it.each([0, undefined])(
  'marks times of a page that had the files already (transferSize %p)',
  async (size) => {
    const { report, whenShown } = open(release(), 1);
    performance.getEntriesByType = () => [{ name: RELEASE.entry, transferSize: size }] as never;
    whenShown('mfe-x', '/x');
    await jest.advanceTimersByTimeAsync(600);
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ kind: 'shown', isCached: true }));
  },
);

it('measures every page that has a canary', async () => {
  const { report, whenShown } = open(release({ fallback: FALLBACK }));
  whenShown('mfe-x', '/x');
  await jest.advanceTimersByTimeAsync(2_000);
  expect(kindsOf(report)).toEqual(['shell load', 'mfe-x shown', 'mfe-x lcp', 'mfe-x inp', 'mfe-x cls']);
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ kind: 'lcp', ms: 1_235 }));
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ kind: 'cls', score: 0.123 }));
});

it('measures one page in four of the others', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.2);
  const { report, whenShown } = open(release());
  whenShown('mfe-x', '/x');
  await jest.advanceTimersByTimeAsync(2_000);
  expect(kindsOf(report)).toContain('mfe-x lcp');
});

it('keeps what the worker says before the late code is loaded', async () => {
  const serviceWorker = new EventTarget();
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  const startLate = jest.spyOn(late, 'startLate').mockReturnValue(() => undefined);
  const { whenShown } = open(release());
  const message = { kind: 'newer', blocks: 'x' };
  serviceWorker.dispatchEvent(new MessageEvent('message', { data: message }));
  localStorage.setItem('language', 'en');
  whenShown('mfe-x', '/x');
  await jest.advanceTimersByTimeAsync(600);
  const opening = { path: '/x', language: null, lastUse: {}, messages: [message] };
  expect(startLate).toHaveBeenCalledWith(expect.anything(), opening);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});
