import type { PageData } from '@demo-evm/shared/contract';
import { createReleaseDirectory } from './release-directory';

// In most tests of this file, the directory of releases requests the registry with `fetch`, as on a real page.

const PAGE: PageData = {
  revision: 5,
  shell: { version: '1', folder: '/shell/1/', integrity: {} },
  remotes: [],
  config: {} as PageData['config'],
  overrideOrigins: [],
  eventsUrl: null,
  early: null,
};

const registry = { format: 1, revision: 6, modules: { shell: { current: '2' } } };

/** Makes `fetch` answer the request for the registry with the result of `answer`. */
const answerWith = (answer: (init: RequestInit | undefined) => Promise<Response>) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation((_url, init) => answer(init));

it('reads the registry past the cache', async () => {
  const fetched = answerWith(() => Promise.resolve(Response.json(registry)));
  const directory = createReleaseDirectory(PAGE);
  await directory.refresh();
  expect([directory.revision(), directory.hasNewShell()]).toEqual([6, true]);
  expect(fetched).toHaveBeenCalledWith('/registry.json', expect.objectContaining({ cache: 'no-cache' }));
});

it.each([
  ['answers with an error', () => Promise.resolve(Response.json(registry, { status: 503 }))],
  ['answers with a page', () => Promise.resolve(new Response('<html>'))],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('changes nothing if the server %s', async (_how, answer) => {
  answerWith(answer);
  const directory = createReleaseDirectory(PAGE);
  await directory.refresh();
  expect([directory.revision(), directory.hasNewShell()]).toEqual([5, false]);
});

it('gives up after 0.8 s and keeps the old registry', async () => {
  jest.useFakeTimers();
  answerWith(
    (init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('late', 'AbortError')));
      }),
  );
  const directory = createReleaseDirectory(PAGE);
  const refreshed = jest.fn();
  void directory.refresh().then(refreshed);
  await jest.advanceTimersByTimeAsync(799);
  expect(refreshed).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(refreshed).toHaveBeenCalled();
  expect(directory.revision()).toBe(5);
  jest.useRealTimers();
});

it.each([
  null,
  [],
  { ...registry, format: '1' },
  { ...registry, format: 2 },
  { ...registry, revision: '6' },
  { ...registry, revision: undefined },
  { ...registry, modules: null },
  { ...registry, modules: [] },
])('ignores %j, which is not a registry', async (answer) => {
  const directory = createReleaseDirectory(PAGE, { readRegistry: () => Promise.resolve(answer) });
  await directory.refresh();
  expect(directory.revision()).toBe(5);
});

it('keeps the known shell if the registry names none', async () => {
  const answer = { ...registry, modules: {} };
  const directory = createReleaseDirectory(PAGE, { readRegistry: () => Promise.resolve(answer) });
  await directory.refresh();
  expect([directory.revision(), directory.hasNewShell()]).toEqual([6, false]);
});

it('measures the age of the registry by the visitor’s clock', async () => {
  const fetched = answerWith(() => Promise.resolve(Response.json(registry)));
  const now = jest.spyOn(Date, 'now').mockReturnValue(1_000);
  const directory = createReleaseDirectory(PAGE);
  now.mockReturnValue(1_000 + 5 * 60_000);
  directory.refreshIfOld();
  expect(fetched).not.toHaveBeenCalled();
  now.mockReturnValue(1_001 + 5 * 60_000);
  directory.refreshIfOld();
  expect(fetched).toHaveBeenCalledTimes(1);
});
