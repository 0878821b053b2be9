import type { RemoteModule } from '@demo-evm/shared/contract';
import { failure, success } from '@demo-evm/shared/domain';
import { loadFirstRemote } from './load-first-remote';

const REMOTE: RemoteModule = { default: () => null, contractVersion: 3 };

/** Makes a loader whose remote fails to load `failures` times. */
function loaderThatFails(failures: number) {
  let loaded: RemoteModule | undefined;
  let attempts = 0;
  const attempt = () => {
    attempts += 1;
    if (attempts > failures) loaded = REMOTE;
    return Promise.resolve(loaded ? success(loaded) : failure('unreachable' as const));
  };
  return { tryOnce: attempt, load: attempt, peek: () => loaded, attempts: () => attempts };
}

function showMachine() {
  document.body.innerHTML = '<button data-vote="{}"></button>';
  globalThis.demoEvmHandover = { folder: '/mfe-x/1/', parts: {}, isBusy: () => false };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.body.innerHTML = '';
  globalThis.demoEvmHandover = undefined;
});

it('tries once on a page on which no machine works', async () => {
  const loader = loaderThatFails(9);
  await loadFirstRemote(loader, 'mfe-x');
  expect(loader.attempts()).toBe(1);
});

it('tries again at once while the machine of the page works', async () => {
  showMachine();
  const loader = loaderThatFails(1);
  await loadFirstRemote(loader, 'mfe-x');
  expect(loader.attempts()).toBe(2);
});

it.each<[string, () => void]>([
  ['the network comes back', () => window.dispatchEvent(new Event('online'))],
  ['the visitor presses something', () => document.body.click()],
  [
    'the visitor returns to the page',
    () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  ],
])('keeps the machine after a second failure, and tries again when %s', async (_when, sign) => {
  showMachine();
  const loader = loaderThatFails(2);
  const ended = jest.fn();
  void loadFirstRemote(loader, 'mfe-x').then(ended);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(loader.attempts()).toBe(2);
  expect(ended).not.toHaveBeenCalled();
  sign();
  await jest.advanceTimersByTimeAsync(0);
  expect(loader.attempts()).toBe(3);
  expect(ended).toHaveBeenCalled();
});

it('waits five seconds between two loads, however often the visitor presses', async () => {
  showMachine();
  const loader = loaderThatFails(9);
  void loadFirstRemote(loader, 'mfe-x');
  for (let second = 0; second < 4; second += 1) {
    await jest.advanceTimersByTimeAsync(1_000);
    document.body.click();
  }
  expect(loader.attempts()).toBe(2);
});
