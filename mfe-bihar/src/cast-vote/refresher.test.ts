import { createRefresher } from './refresher';

const read = jest.fn();
let visibility: DocumentVisibilityState;
let refresher: ReturnType<typeof createRefresher>;
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  read.mockClear();
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  refresher = createRefresher();
  stop = refresher.start(read);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

function turn(to: DocumentVisibilityState): void {
  visibility = to;
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Lets this time pass, and gives the number of readings that start in it. */
function readingsIn(seconds: number): number {
  const before = read.mock.calls.length;
  jest.advanceTimersByTime(seconds * 1_000);
  return read.mock.calls.length - before;
}

it('reads again 15 s after a reading has ended, and not before', () => {
  expect(readingsIn(60)).toBe(0);
  refresher.readingEnded(true);
  expect(readingsIn(14.9)).toBe(0);
  expect(readingsIn(0.2)).toBe(1);
  expect(readingsIn(60)).toBe(0);
});

it('waits twice as long after each failure, at most 5 minutes, and 15 s again after a success', () => {
  for (const seconds of [30, 60, 120, 240, 300, 300]) {
    refresher.readingEnded(false);
    expect(readingsIn(seconds - 0.1)).toBe(0);
    expect(readingsIn(0.2)).toBe(1);
  }
  refresher.readingEnded(true);
  expect(readingsIn(15)).toBe(1);
});

it('does not read while the page is hidden, and reads at once when it is shown again', () => {
  refresher.readingEnded(true);
  turn('hidden');
  expect(readingsIn(600)).toBe(0);
  turn('visible');
  expect(read).toHaveBeenCalledTimes(1);
  turn('hidden');
  refresher.readingEnded(true);
  expect(readingsIn(600)).toBe(0);
});

it('reads at once when the browser is online again, unless the page is hidden', () => {
  refresher.readingEnded(false);
  window.dispatchEvent(new Event('online'));
  expect(read).toHaveBeenCalledTimes(1);
  expect(readingsIn(600)).toBe(0);
  turn('hidden');
  window.dispatchEvent(new Event('online'));
  expect(read).toHaveBeenCalledTimes(1);
});

it('reads no more once the page is left, also when a reading ends later', () => {
  refresher.readingEnded(true);
  stop();
  refresher.readingEnded(true);
  turn('visible');
  window.dispatchEvent(new Event('online'));
  expect(readingsIn(600)).toBe(0);
});
