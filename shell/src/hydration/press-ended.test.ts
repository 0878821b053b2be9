import { pressHasEnded } from './press-ended';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  globalThis.demoEvmHandover = undefined;
});

it('waits until the machine of the page is idle', async () => {
  let isBusy = true;
  globalThis.demoEvmHandover = { folder: '/mfe-voting/1/', parts: {}, isBusy: () => isBusy };
  const ended = jest.fn();
  void pressHasEnded().then(ended);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(ended).not.toHaveBeenCalled();
  isBusy = false;
  await jest.advanceTimersByTimeAsync(200);
  expect(ended).toHaveBeenCalled();
});

it('does not wait on a page without a machine', async () => {
  await expect(pressHasEnded()).resolves.toBeUndefined();
});
