import { createReport } from './report';

const EVENT = { kind: 'failure', module: 'mfe-x', version: '1' } as const;

let sent: unknown[][] = [];

beforeEach(() => {
  sent = [];
  jest.useFakeTimers();
  Object.assign(navigator, {
    sendBeacon: (url: string, body: string) => sent.push([url, ...(JSON.parse(body) as unknown[])]),
  });
});
afterEach(() => jest.useRealTimers());

const reporter = (url: string | null = '/events') => createReport({ url, revision: () => 7 });

it('sends failures after 0.25 s in one batch, with the revision', () => {
  const report = reporter();
  report({ ...EVENT, detail: 'x'.repeat(400) });
  report(EVENT);
  expect(sent).toEqual([]);
  jest.advanceTimersByTime(250);
  expect(sent).toEqual([
    [
      '/events',
      { ...EVENT, revision: 7, detail: 'x'.repeat(300), earlier: '' },
      { ...EVENT, revision: 7, earlier: ' failure' },
    ],
  ]);
});

it('sends events of loads after a delay, with a failure, or when the page is hidden', () => {
  const report = reporter();
  const load = { ...EVENT, kind: 'load' } as const;
  report(load);
  jest.advanceTimersByTime(9_999);
  expect(sent).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(sent).toHaveLength(1);

  report(load);
  report(EVENT);
  jest.advanceTimersByTime(250);
  expect(sent[1]).toHaveLength(3);

  report(load);
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(sent).toHaveLength(3);
});

it('sends at most twenty events in a batch and fifty from a page', () => {
  const report = reporter();
  for (let count = 0; count < 100; count += 1) report(EVENT);
  jest.runAllTimers();
  expect(sent.map((batch) => batch.length - 1)).toEqual([20, 20, 10]);
});

it('sends nothing without a URL', () => {
  reporter(null)(EVENT);
  jest.runAllTimers();
  expect(sent).toEqual([]);
});

it('says which kinds the page reported of the release before, each once', () => {
  const report = reporter();
  for (const kind of ['load', 'failure', 'retry', 'failure', 'render-error', 'error'] as const) {
    report({ ...EVENT, kind });
  }
  report({ ...EVENT, version: '2', kind: 'error' });
  jest.runAllTimers();
  expect(sent.flat().map((event) => (event as { earlier?: string }).earlier)).toEqual([
    undefined, // the address
    '',
    ' load',
    ' load failure',
    ' load failure retry',
    ' load retry failure',
    ' load retry failure render-error',
    '',
  ]);
});
