import 'fake-indexeddb/auto';
import type { SendOutcome, Vote } from '@demo-evm/shared/domain';
import { waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { createExclusive } from './exclusive';
import { createVoteQueue } from './vote-queue';
import { openVoteDatabase } from './vote-database';
import { openPage, serverWith, type Reaction } from './testing/vote-server';
import { createVoteLog } from './vote-log';

const DEMO = { kind: 'machine', id: 'demo' } as const;
const NAGAR = { kind: 'constituency', vidhansabha: 'Nagar' } as const;

const beOnline = (isOnline: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  jest.spyOn(console, 'error').mockImplementation();
});

describe('against a server that knows the ids of votes', () => {
  it('sends a vote at once and removes it when it is acknowledged', async () => {
    const server = serverWith([], true);
    const page = openPage(server);
    const told = jest.fn();
    page.subscribe(({ settled }, before) => {
      if (settled !== before.settled) told(settled);
    });
    await page.cast(DEMO);
    expect(told).toHaveBeenCalledTimes(1);
    expect(server.counted).toHaveLength(1);
    expect(page.getState()).toMatchObject({ waiting: [], settled: { target: DEMO } });
    expect(await createVoteLog().all()).toEqual([]);
  });

  it('writes a vote to the log before it sends it', async () => {
    const seen: unknown[] = [];
    const send = async ({ rid }: Vote) => {
      seen.push((await createVoteLog().all())?.map((vote) => vote.rid === rid));
      return 'counted' as const;
    };
    await createVoteQueue({ voteLog: createVoteLog(), send, voteIds: true }).cast(DEMO);
    expect(seen).toEqual([[true]]);
  });

  it('counts a vote once if its answer was lost, even if the page was closed meanwhile', async () => {
    const server = serverWith(['counted but the answer was lost'], true);
    const first = openPage(server);
    await first.cast(DEMO);
    expect(first.getState().waiting).toHaveLength(1);
    const stop = openPage(server).start();
    await waitFor(() => expect(server.arrived).toHaveLength(2));
    stop();
    expect(new Set(server.arrived).size).toBe(1);
    expect(server.counted).toHaveLength(1);
  });

  it.each(['online', 'visibilitychange'])('sends waiting votes on %s', async (event) => {
    const fates = Array<Reaction>(9).fill('unreachable');
    const server = serverWith(fates, true);
    const page = openPage(server);
    const stop = page.start();
    await page.cast(DEMO);
    await page.cast(DEMO);
    expect(page.getState().waiting).toHaveLength(2);
    fates.length = 0;
    (event === 'online' ? window : document).dispatchEvent(new Event(event));
    await waitFor(() => expect(page.getState().waiting).toEqual([]));
    stop();
    expect(server.counted).toHaveLength(2);
  });

  it('drops a vote that the server refuses', async () => {
    const server = serverWith(['refused'], true);
    const page = openPage(server);
    await page.cast(DEMO);
    expect(page.getState().waiting).toEqual([]);
  });

  it('does not send a vote again if the server may have forgotten its id', async () => {
    const server = serverWith(['uncertain'], true);
    await openPage(server).cast(DEMO);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 30 * 24 * 3_600_000);
    const stop = openPage(server).start();
    await waitFor(async () => expect(await createVoteLog().all()).toEqual([]));
    stop();
    expect(server.arrived).toHaveLength(1);
  });

  it('settles a vote of this tab that another tab has sent', async () => {
    const server = serverWith(['uncertain'], true);
    const exclusive = createExclusive('');
    const one = openPage(server, { exclusive });
    const other = openPage(server, { exclusive });
    await one.cast(DEMO);
    expect(one.getState()).toMatchObject({ waiting: [{ target: DEMO }], settled: null });
    await other.cast(DEMO);
    const stop = one.start();
    await waitFor(() => expect(one.getState()).toMatchObject({ waiting: [], settled: { target: DEMO } }));
    stop();
    expect(server.arrived).toHaveLength(3);
  });

  it('sends the machine’s vote first, and also when the constituency’s counter cannot be reached', async () => {
    const sent: string[] = [];
    const send = async ({ target }: Vote): Promise<SendOutcome> => {
      await Promise.resolve();
      sent.push(target.kind);
      return target.kind === 'machine' ? 'counted' : 'unreachable';
    };
    const page = createVoteQueue({ voteLog: createVoteLog(), send, voteIds: true });
    jest.spyOn(Date, 'now').mockReturnValue(1_800_000_000_000); // both casts in one millisecond
    await page.cast(DEMO, NAGAR);
    await page.cast(DEMO, NAGAR);
    expect(sent).toEqual(['machine', 'constituency', 'constituency', 'machine']);
    expect(page.getState().waiting.map(({ target }) => target.kind)).toEqual([
      'constituency',
      'constituency',
    ]);
  });

  it('finds its votes again when the browser has closed the connection', async () => {
    let isLost = false;
    const open = async () => {
      const database = await openVoteDatabase();
      const lost = <T>(answer: Promise<T>) => (isLost ? Promise.reject<T>(new Error('lost')) : answer);
      return { ...database, all: () => lost(database.all()), put: database.put };
    };
    const server = serverWith(['unreachable'], true);
    const page = createVoteQueue({ voteLog: createVoteLog(open), send: server.send, voteIds: true });
    await page.cast(DEMO);
    isLost = true;
    const stop = page.start();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(page.getState()).toMatchObject({ waiting: [{ target: DEMO }], settled: null });
    isLost = false;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(server.counted).toHaveLength(1));
    stop();
  });

  it('ignores a record that another release has written', async () => {
    const voteLog = createVoteLog();
    await voteLog.put({ rid: 'x' } as never);
    expect(await voteLog.all()).toEqual([]);
  });
});

describe('against a server that counts every request', () => {
  it('never resends a vote whose answer was lost', async () => {
    const server = serverWith(['counted but the answer was lost'], false);
    const page = openPage(server, { voteIds: false });
    await page.cast(DEMO);
    const stop = page.start();
    window.dispatchEvent(new Event('online'));
    await page.cast(DEMO);
    stop();
    expect(server.counted).toHaveLength(2);
  });

  it('drops a vote that was sent when the server still knew ids', async () => {
    const server = serverWith(['uncertain'], false);
    await openPage(server).cast(DEMO);
    const stop = openPage(server, { voteIds: false }).start();
    await waitFor(async () => expect(await createVoteLog().all()).toEqual([]));
    stop();
    expect(server.arrived).toHaveLength(1);
  });

  it('keeps a vote that was cast offline until the browser is online', async () => {
    const server = serverWith([], false);
    const page = openPage(server, { voteIds: false });
    const stop = page.start();
    beOnline(false);
    await page.cast(DEMO);
    expect([server.arrived.length, page.getState().waiting.length]).toEqual([0, 1]);
    beOnline(true);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(server.counted).toHaveLength(1));
    stop();
  });
});

describe.each([
  ['is missing', () => Reflect.deleteProperty(globalThis, 'indexedDB')],
  [
    'is refused',
    () => {
      globalThis.indexedDB = {
        open() {
          throw new DOMException('refused', 'SecurityError');
        },
      } as unknown as IDBFactory;
    },
  ],
])('where IndexedDB %s', (_how, refuse) => {
  it('keeps votes in memory', async () => {
    refuse();
    const server = serverWith(['unreachable'], true);
    const page = openPage(server);
    await page.cast(DEMO);
    expect(page.getState().waiting).toHaveLength(1);
    await page.cast(DEMO);
    expect(server.counted).toHaveLength(2);
  });
});
