import { jest } from '@jest/globals';
import { RateLimitStore } from './rate-limit-store';

const MINUTE_MS = 60_000;

function count(store: RateLimitStore, address: string) {
  let counted = 0;
  let ttl = 0;
  store.incr(
    address,
    (_error, result) => ({ current: counted, ttl } = result ?? { current: 0, ttl: 0 }),
    MINUTE_MS,
  );
  return [counted, Math.round(ttl)];
}

it('counts the calls of each address, and begins again after the window', () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  const store = new RateLimitStore();
  expect([count(store, 'a'), count(store, 'a'), count(store, 'b')]).toEqual([
    [1, MINUTE_MS],
    [2, MINUTE_MS],
    [1, MINUTE_MS],
  ]);
  now.mockReturnValue(MINUTE_MS - 1);
  expect(count(store, 'a')).toEqual([3, 1]);
  now.mockReturnValue(MINUTE_MS);
  expect(count(store, 'a')).toEqual([1, MINUTE_MS]);
  expect(count(store.child(), 'a')).toEqual([1, MINUTE_MS]);
  now.mockRestore();
});

it('ends its window when the clock of the computer is set back', () => {
  const monotonic = jest.spyOn(performance, 'now').mockReturnValue(0);
  const store = new RateLimitStore();
  count(store, 'a');
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 24 * 60 * MINUTE_MS);
  monotonic.mockReturnValue(MINUTE_MS);
  expect(count(store, 'a')).toEqual([1, MINUTE_MS]);
  clock.mockRestore();
  monotonic.mockRestore();
});
