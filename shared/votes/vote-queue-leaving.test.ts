import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { createExclusive } from './exclusive';
import { openPage, serveInTurn, serveVotes, type Reaction } from './testing/vote-server';
import { createVoteLog } from './vote-log';

const DEMO = { kind: 'machine', id: 'demo' } as const;
const NAGAR = { kind: 'constituency', vidhansabha: 'Nagar' } as const;

const leave = () => window.dispatchEvent(new Event('pagehide'));
const logIsEmpty = () => waitFor(async () => expect(await createVoteLog().all()).toEqual([]));
const [MACHINE, COUNTER] = ['http://localhost/api/evm/evm/increment_count/demo', 'http://localhost/fn/count'];
const requests = () => jest.mocked(fetch).mock.calls.map(([url]) => url);

/** Makes the log of a page whose database does not open. */
const logThatHangs = () => createVoteLog(() => new Promise(() => undefined));

let stops: (() => void)[] = [];

/** Opens a page of the site and waits until the page's first attempt to send votes has ended. */
async function openStarted({ voteIds = true } = {}) {
  const exclusive = createExclusive('');
  const page = openPage({ voteIds, exclusive });
  stops.push(page.start());
  await exclusive(() => Promise.resolve());
  return page;
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  jest.spyOn(console, 'error').mockImplementation();
});

afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
});

it('sends a vote that the log is still writing before the page is gone', async () => {
  const server = serveInTurn([], true);
  const page = await openStarted();
  const cast = page.cast(DEMO);
  leave();
  expect(requests()).toHaveLength(1);
  await cast;
  await logIsEmpty();
  expect(new Set(server.arrived).size).toBe(1);
  expect(server.counted).toHaveLength(1);
});

it('sends a vote whose database does not open, and the next page sends it again with the same id', async () => {
  const server = serveInTurn(['counted but the answer was lost'], true);
  const page = openPage({ voteLog: logThatHangs() });
  void page.cast(DEMO, NAGAR);
  await waitFor(() => expect(server.arrived).toHaveLength(1));
  await openStarted();
  await logIsEmpty();
  expect(requests().map((url) => (url as string).replace(/\?.*/, ''))).toEqual([MACHINE, MACHINE, COUNTER]);
  expect(server.counted).toHaveLength(2);
  await openStarted();
  expect(server.arrived).toHaveLength(3);
});

it('keeps a vote whose page is left before anything was sent', async () => {
  const server = serveInTurn(['unreachable'], true);
  const page = openPage({ voteLog: logThatHangs(), exclusive: () => new Promise(() => undefined) });
  stops.push(page.start());
  void page.cast(DEMO);
  leave();
  expect(requests()).toHaveLength(1);
  await openStarted();
  await logIsEmpty();
  expect(server.counted).toHaveLength(1);
});

it('waits for the database where the server counts every request, and keeps no vote outside of it', async () => {
  serveInTurn([], false);
  const page = openPage({ voteIds: false, voteLog: logThatHangs() });
  stops.push(page.start());
  void page.cast(DEMO);
  leave();
  await openStarted({ voteIds: false });
  await logIsEmpty();
  expect(requests()).toEqual([]);
});

it('waits for the database where the browser refuses the other storage', async () => {
  const server = serveInTurn([], true);
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  void openPage({ voteLog: logThatHangs() }).cast(DEMO);
  await openPage().cast(DEMO);
  expect(server.arrived).toHaveLength(1);
  blocked.mockRestore();
});

it('sends a vote that waits for the next attempt, and the next page sends it once more with the same id', async () => {
  const server = serveInTurn(['uncertain'], true);
  const page = await openStarted();
  await page.cast(DEMO);
  expect(server.counted).toEqual([]);
  leave();
  await waitFor(() => expect(server.counted).toHaveLength(1));
  expect(await createVoteLog().all()).toHaveLength(1);
  await openStarted();
  await logIsEmpty();
  expect([server.arrived.length, server.counted.length]).toEqual([3, 1]);
});

it('does not send a vote a second time that is on its way', async () => {
  let arrive: (reaction: Reaction) => void = () => undefined;
  serveVotes(() => new Promise((resolve) => (arrive = resolve)), true);
  const page = await openStarted();
  const cast = page.cast(DEMO);
  await waitFor(() => expect(requests()).toHaveLength(1));
  leave();
  expect(requests()).toHaveLength(1);
  arrive('counted');
  await cast;
  leave();
  expect(requests()).toHaveLength(1);
});

it('does not send a dependent vote, which must wait for the answer to the other vote', async () => {
  serveInTurn(['uncertain'], true);
  const page = await openStarted();
  await page.cast(DEMO, NAGAR);
  leave();
  expect(requests()).toEqual(Array(2).fill(expect.stringContaining('/increment_count/demo')));
  await openPage().cast({ kind: 'bihar', option: '1' });
  await logIsEmpty();
});

it('does not send a vote to a server that counts every request', async () => {
  const server = serveInTurn([], false);
  const page = await openStarted({ voteIds: false });
  const cast = page.cast(DEMO);
  leave();
  expect(requests()).toEqual([]);
  await cast;
  expect(server.counted).toHaveLength(1);
});

it('sends no vote after the app has left the page with the machine', async () => {
  serveInTurn(['uncertain'], true);
  const page = await openStarted();
  await page.cast(DEMO);
  stops[0]?.();
  leave();
  expect(requests()).toHaveLength(1);
});

it('does not send a vote of a left page again if the server may have forgotten its id', async () => {
  const server = serveVotes(() => 'counted but the answer was lost', true);
  const cast = openPage().cast(DEMO);
  const [vote] = (await createVoteLog().all()) ?? [];
  expect(vote?.sentAt).toBe(vote?.castAt);
  await cast;
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 30 * 24 * 3_600_000);
  await openStarted();
  await logIsEmpty();
  expect(server.arrived).toHaveLength(1);
});

it('calls a vote that is cast offline not sent', async () => {
  serveInTurn(['unreachable'], true);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const cast = openPage().cast(DEMO);
  expect(await createVoteLog().all()).toMatchObject([{ sentAt: null }]);
  await cast;
});
