import { watchVotes } from './watch-votes';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const vote = (castAt: number) => ({ castAt }) as never;

it('notices once that a vote waits for more than 30 seconds', async () => {
  const onFailed = jest.fn();
  watchVotes({ log: { all: () => Promise.resolve([vote(Date.now() - 40_000)]) }, onFailed });
  await jest.advanceTimersByTimeAsync(29_000);
  expect(onFailed).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(90_000);
  expect(onFailed).toHaveBeenCalledTimes(1);
});

it.each([
  ['no vote waits', [] as never[], true],
  ['a vote was cast just now', [vote(8e15)], true],
  ['the browser is offline', [vote(0)], false],
  ['the log cannot be read', null, true],
])('says nothing when %s', async (_, votes, isOnline) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const onFailed = jest.fn();
  watchVotes({ log: { all: () => Promise.resolve(votes) }, onFailed });
  await jest.advanceTimersByTimeAsync(90_000);
  expect(onFailed).not.toHaveBeenCalled();
});
