import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { createExclusive } from './exclusive';
import { openVoteDatabase } from './vote-database';
import { kindOf, openPage, serveInTurn, serveVotes, type Reaction } from './testing/vote-server';
import { createVoteLog } from './vote-log';

const DEMO = { kind: 'machine', id: 'demo' } as const;
const NAGAR = { kind: 'constituency', vidhansabha: 'Nagar' } as const;

/** Makes a promise that resolves when `endWait` is called. */
function createWait() {
  let endWait: () => void = () => undefined;
  const wait = new Promise<void>((resolve) => (endWait = resolve));
  return { wait, endWait };
}

const beOnline = (isOnline: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  jest.spyOn(console, 'error').mockImplementation();
});

describe('against a server that knows the ids of votes', () => {
  it('sends a vote at once and removes it when it is acknowledged', async () => {
    const server = serveInTurn([], true);
    const page = openPage();
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
    serveVotes(async (url) => {
      seen.push((await createVoteLog().all())?.map(({ rid }) => url.endsWith(`?rid=${rid}`)));
      return 'counted' as const;
    }, true);
    await openPage().cast(DEMO);
    expect(seen).toEqual([[true]]);
  });

  it('sends a vote before it has read the log, and sends it once', async () => {
    const server = serveInTurn([], true);
    const voteLog = createVoteLog();
    const { wait, endWait } = createWait();
    const all = () => wait.then(() => voteLog.all());
    const page = openPage({ voteLog: { ...voteLog, all } });
    const cast = page.cast(DEMO);
    await waitFor(() => expect(server.counted).toHaveLength(1));
    expect(page.getState().settled).toBeNull();
    endWait();
    await cast;
    expect(page.getState()).toMatchObject({ waiting: [], settled: { target: DEMO } });
    expect(server.arrived).toHaveLength(1);
  });

  /** Holds the lock, lets another tab wait for it, and then casts a vote in a tab that waits for the lock too. */
  const castBehindOtherTab = async () => {
    const exclusive = createExclusive('');
    const { wait, endWait } = createWait();
    void exclusive(() => wait);
    const stop = openPage({ exclusive }).start();
    const cast = openPage({ exclusive }).cast(DEMO);
    await waitFor(async () => expect(await createVoteLog().all()).toHaveLength(1));
    const end = async () => {
      endWait();
      await cast;
      stop();
    };
    return { end };
  };

  it('does not wait for other tabs before it sends a vote, which may be sent twice but counts once', async () => {
    const server = serveInTurn([], true);
    const { end } = await castBehindOtherTab();
    expect(server.counted).toHaveLength(1);
    await end();
    expect(server.counted).toHaveLength(1);
    expect(new Set(server.arrived).size).toBe(1);
    expect(await createVoteLog().all()).toEqual([]);
  });

  it('sends a vote under the lock, and so once, where the browser refuses to keep it', async () => {
    const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    const server = serveInTurn([], true);
    const { end } = await castBehindOtherTab();
    blocked.mockRestore();
    expect(server.arrived).toEqual([]);
    await end();
    expect(server.arrived).toHaveLength(1);
  });

  it('sends a vote again whose first request failed behind an older vote that could not be sent', async () => {
    await createVoteLog().put({ rid: 'older', target: DEMO, castAt: 1, sentAt: null });
    const server = serveInTurn(['unreachable', 'unreachable'], true);
    const page = openPage();
    await page.cast(DEMO);
    expect(server.counted).toEqual([]);
    await page.cast(DEMO); // sends all that wait, once
    expect(server.counted).toHaveLength(3);
  });

  it('does not delay a vote while the vote that depends on it is still being written', async () => {
    const server = serveInTurn([], true);
    const voteLog = createVoteLog();
    const { wait, endWait } = createWait();
    const put: typeof voteLog.put = async (vote) => {
      if (vote.after !== undefined) await wait;
      return voteLog.put(vote);
    };
    const cast = openPage({ voteLog: { ...voteLog, put } }).cast(DEMO, NAGAR);
    await waitFor(() => expect(server.counted).toEqual([expect.stringContaining('/increment_count/')]));
    endWait();
    await cast;
    expect(server.counted).toEqual([
      expect.stringContaining('/increment_count/'),
      expect.stringContaining('vidhansabha'),
    ]);
  });

  it('counts a vote once if its answer was lost, even if the page was closed meanwhile', async () => {
    const server = serveInTurn(['counted but the answer was lost'], true);
    const first = openPage();
    await first.cast(DEMO);
    expect(first.getState().waiting).toHaveLength(1);
    const stop = openPage().start();
    await waitFor(() => expect(server.arrived).toHaveLength(2));
    stop();
    expect(new Set(server.arrived).size).toBe(1);
    expect(server.counted).toHaveLength(1);
  });

  it.each(['online', 'visibilitychange'])('sends waiting votes on %s', async (event) => {
    const fates = Array<Reaction>(9).fill('unreachable');
    const server = serveInTurn(fates, true);
    const page = openPage();
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
    serveInTurn(['refused'], true);
    const page = openPage();
    await page.cast(DEMO);
    expect(page.getState().waiting).toEqual([]);
  });

  it('does not send a vote again if the server may have forgotten its id', async () => {
    const server = serveInTurn(['uncertain'], true);
    await openPage().cast(DEMO);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 30 * 24 * 3_600_000);
    const stop = openPage().start();
    await waitFor(async () => expect(await createVoteLog().all()).toEqual([]));
    stop();
    expect(server.arrived).toHaveLength(1);
  });

  it('settles a vote of this tab that another tab has sent', async () => {
    const server = serveInTurn(['uncertain'], true);
    const exclusive = createExclusive('');
    const one = openPage({ exclusive });
    const other = openPage({ exclusive });
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
    serveVotes((url) => {
      const kind = kindOf(url);
      sent.push(kind);
      return kind === 'machine' ? 'counted' : 'unreachable';
    }, true);
    const page = openPage();
    jest.spyOn(Date, 'now').mockReturnValue(1_800_000_000_000); // both casts are in the same millisecond
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
    const server = serveInTurn(['unreachable'], true);
    const page = openPage({ voteLog: createVoteLog(open) });
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
    const server = serveInTurn(['counted but the answer was lost'], false);
    const page = openPage({ voteIds: false });
    await page.cast(DEMO);
    const stop = page.start();
    window.dispatchEvent(new Event('online'));
    await page.cast(DEMO);
    stop();
    expect(server.counted).toHaveLength(2);
  });

  it('drops a vote that was sent when the server still knew ids', async () => {
    const server = serveInTurn(['uncertain'], false);
    await openPage().cast(DEMO);
    const stop = openPage({ voteIds: false }).start();
    await waitFor(async () => expect(await createVoteLog().all()).toEqual([]));
    stop();
    expect(server.arrived).toHaveLength(1);
  });

  it('keeps a vote that was cast offline until the browser is online', async () => {
    const server = serveInTurn([], false);
    const page = openPage({ voteIds: false });
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
    const server = serveInTurn(['unreachable'], true);
    const page = openPage();
    await page.cast(DEMO);
    expect(page.getState().waiting).toHaveLength(1);
    await page.cast(DEMO);
    expect(server.counted).toHaveLength(2);
  });
});
