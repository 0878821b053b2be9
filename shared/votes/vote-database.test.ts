import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openVoteDatabase } from './vote-database';

describe('the database', () => {
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory();
  });

  it('gives its records to every page, also to a page that opens it later', async () => {
    const [one, other] = [await openVoteDatabase(), await openVoteDatabase()];
    await one.put({ rid: 'a' });
    await one.put({ rid: 'b' });
    await other.put({ rid: 'a' });
    expect(await other.all()).toEqual([{ rid: 'a' }, { rid: 'b' }]);
    expect(await (await openVoteDatabase()).all()).toHaveLength(2);
  });

  it('lets only one of several pages remove a vote', async () => {
    const [one, other] = [await openVoteDatabase(), await openVoteDatabase()];
    await one.put({ rid: 'a' });
    expect((await Promise.all([one.take('a'), other.take('a')])).sort()).toEqual([false, true]);
    expect(await one.all()).toEqual([]);
  });

  it('has a fixed name, so that another release finds the votes', async () => {
    await (await openVoteDatabase()).put({ rid: 'a' });
    expect(await indexedDB.databases()).toEqual([{ name: 'demo-evm', version: 1 }]);
    const opening = indexedDB.open('demo-evm');
    await new Promise((resolve) => (opening.onsuccess = resolve));
    expect([...opening.result.objectStoreNames]).toEqual(['votes']);
  });

  it('closes for a newer release in another tab', async () => {
    await openVoteDatabase();
    const newer = indexedDB.open('demo-evm', 2);
    const blocked = jest.fn();
    newer.onblocked = blocked;
    await new Promise((resolve) => (newer.onsuccess = resolve));
    expect(blocked).not.toHaveBeenCalled();
  });

  it('rejects if a newer release has upgraded the database', async () => {
    await new Promise((resolve) => (indexedDB.open('demo-evm', 2).onsuccess = resolve));
    await expect(openVoteDatabase()).rejects.toMatchObject({ name: 'VersionError' });
  });
});

/** Replaces IndexedDB with a fake that does not answer by itself. The test uses the returned objects to answer. */
function giveSlowBrowser() {
  const transaction = {
    objectStore: () => ({ getAll: () => ({ result: ['vote'] }) }),
    abort: jest.fn(),
    oncomplete: () => undefined,
    onabort: () => undefined,
    error: null as Error | null,
  };
  transaction.abort.mockImplementation(() => transaction.onabort());
  const database = { close: jest.fn(), transaction: () => transaction };
  const request = {
    result: database,
    error: null as Error | null,
    onsuccess: () => undefined,
    onerror: () => undefined,
  };
  globalThis.indexedDB = { open: () => request } as unknown as IDBFactory;
  const open = async () => {
    const opening = openVoteDatabase();
    request.onsuccess();
    return opening;
  };
  return { request, database, transaction, open };
}

describe('a browser that does not answer', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('counts as refusing after 3 s; a database that opens later is closed', async () => {
    const { request, database } = giveSlowBrowser();
    const settled = jest.fn();
    const opening = openVoteDatabase();
    opening.catch(settled);
    await jest.advanceTimersByTimeAsync(2_999);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await expect(opening).rejects.toThrow('IndexedDB does not answer.');
    request.onsuccess();
    expect(database.close).toHaveBeenCalledTimes(1);
  });

  it('leaves no timer running after its answer', async () => {
    const { database, open } = giveSlowBrowser();
    await open();
    expect(jest.getTimerCount()).toBe(0);
    expect(database.close).not.toHaveBeenCalled();
  });

  it.each([
    [new Error('blocked'), 'blocked'],
    [null, 'IndexedDB was refused.'],
  ])('refuses with %p', async (error, message) => {
    const { request } = giveSlowBrowser();
    const opening = openVoteDatabase();
    Object.assign(request, { error });
    request.onerror();
    await expect(opening).rejects.toThrow(message);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('has its transaction aborted after 3 s', async () => {
    const { open, transaction } = giveSlowBrowser();
    const asking = (await open()).all();
    asking.catch(() => undefined);
    await jest.advanceTimersByTimeAsync(2_999);
    expect(transaction.abort).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(transaction.abort).toHaveBeenCalledTimes(1);
    await expect(asking).rejects.toThrow('The transaction was aborted.');
  });

  it('still gives the result of a transaction that has finished after 3 s, but not yet said so', async () => {
    const { open, transaction } = giveSlowBrowser();
    const asking = (await open()).all();
    transaction.abort.mockImplementation(() => {
      throw new DOMException('The transaction has finished.', 'InvalidStateError');
    });
    await jest.advanceTimersByTimeAsync(3_000);
    transaction.oncomplete();
    expect(await asking).toEqual(['vote']);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('counts as refusing after 6 s if it never ends a transaction that can no longer be aborted', async () => {
    const { open, transaction } = giveSlowBrowser();
    const refused = jest.fn();
    const asking = (await open()).all();
    asking.catch(refused);
    transaction.abort.mockImplementation(() => {
      throw new DOMException('The transaction is being committed.', 'InvalidStateError');
    });
    await jest.advanceTimersByTimeAsync(5_999);
    expect(refused).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await expect(asking).rejects.toThrow('IndexedDB does not end a transaction.');
  });

  it('is asked to commit a transaction at once, so that a busy page does not delay it', async () => {
    const { open, transaction } = giveSlowBrowser();
    const commit = jest.fn();
    Object.assign(transaction, { commit });
    void (await open()).all();
    expect(commit).toHaveBeenCalledTimes(1);
  });

  it('may abort a transaction itself, and the reason is passed on', async () => {
    const { open, transaction } = giveSlowBrowser();
    const asking = (await open()).all();
    transaction.error = new Error('full');
    transaction.onabort();
    await expect(asking).rejects.toThrow('full');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('gives the result when the transaction is complete', async () => {
    const { open, transaction } = giveSlowBrowser();
    const asking = (await open()).all();
    transaction.oncomplete();
    expect(await asking).toEqual(['vote']);
    expect(jest.getTimerCount()).toBe(0);
  });
});
