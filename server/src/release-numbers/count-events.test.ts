import type { ShellEvent } from '@demo-evm/shared/api/schemas';
import { createEventCounts } from './count-events';

const PLACE = { module: 'mfe-x', version: '1', stage: 'current', period: 'p' } as const;
const event = (more: Partial<ShellEvent>): ShellEvent => ({
  kind: 'load',
  module: 'mfe-x',
  version: '1',
  revision: 1,
  ...more,
});

/** Gives the counts after these events, by kind and bucket. */
function counted(
  events: readonly ShellEvent[],
  place: Parameters<ReturnType<typeof createEventCounts>['count']>[1] = PLACE,
) {
  const counts = createEventCounts();
  for (const each of events) counts.count(each, place);
  return Object.fromEntries(counts.drain().map(({ kind, bucket, count }) => [`${kind} ${bucket}`, count]));
}

it('counts pages, not events, as visits and problems', () => {
  expect(
    counted([
      event({ kind: 'failure', earlier: '' }),
      event({ kind: 'failure', earlier: ' failure' }),
      event({ kind: 'load', earlier: '' }),
      event({ kind: 'error', earlier: ' load' }),
    ]),
  ).toEqual({ 'failure 0': 2, 'load 0': 1, 'error 0': 1, 'visit 0': 2, 'problem 0': 2 });
});

it('finds the first problem of a page by what the page reported of the release before', () => {
  expect(
    counted([
      event({ kind: 'load', earlier: '' }),
      event({ kind: 'error', earlier: ' load' }),
      event({ kind: 'rejection', earlier: ' load error' }),
      event({ kind: 'render-error', earlier: ' load error rejection' }),
      event({ kind: 'failure', earlier: '' }),
      event({ kind: 'retry', earlier: ' failure' }),
      event({ kind: 'failure', earlier: ' failure retry' }),
    ]),
  ).toMatchObject({ 'visit 0': 2, 'problem 0': 2, 'failure 0': 2 });
});

it('counts the first problem of pages of a shell that marks it', () => {
  const first = event({ kind: 'failure', isFirst: true });
  expect(counted([first, event({ kind: 'failure' })])).toMatchObject({ 'visit 0': 1, 'problem 0': 1 });
});

it('counts a failure of the shell that its watchdog reports', () => {
  const shell = { ...PLACE, module: 'shell' };
  expect(counted([event({ kind: 'failure' })], shell)).toEqual({
    'failure 0': 1,
    'visit 0': 1,
    'problem 0': 1,
  });
});

it('counts measures by bucket, without those of pages that had the files already', () => {
  expect(
    counted([
      event({ kind: 'lcp', ms: 10 }),
      event({ kind: 'lcp', ms: 100 }),
      event({ kind: 'lcp', ms: 999_999_999 }),
      event({ kind: 'lcp', ms: 100, isCached: true }),
      event({ kind: 'cls', score: 0 }),
      event({ kind: 'inp' }),
    ]),
  ).toEqual({ 'lcp 0': 1, 'lcp 7': 1, 'lcp 63': 1, 'cls 0': 1 });
});

it('stores nothing of releases that the site does not have, and begins at 0 after each reading', () => {
  expect(counted([event({})], { ...PLACE, period: null })).toEqual({});
  const counts = createEventCounts();
  counts.count(event({}), PLACE);
  counts.drain();
  expect(counts.drain()).toEqual([]);
});

it('keeps a limited number of rows in memory', () => {
  const counts = createEventCounts();
  const results = Array.from({ length: 3_000 }, (_, at) =>
    counts.count(event({}), { ...PLACE, period: String(at) }),
  );
  expect(results.filter((isCounted) => !isCounted)).toHaveLength(500);
  expect(counts.drain()).toHaveLength(5_000);
});
