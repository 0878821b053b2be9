const DATABASE_NAME = 'demo-evm';
const VOTES = 'votes';

/** A call to IndexedDB fails if it takes longer than this, because a press and other tabs wait for the result. */
const DATABASE_TIMEOUT_MS = 3_000;

/** The operations on IndexedDB that the vote log needs. Each rejects if the browser refuses it or does not answer. */
export interface VoteDatabase {
  /** Resolves when the write is complete. */
  readonly put: (vote: { readonly rid: string }) => Promise<void>;
  readonly all: () => Promise<unknown[]>;
  /** Deletes a record. Gives `true` if the record existed. If several tabs delete it, only one of them gets `true`. */
  readonly take: (rid: string) => Promise<boolean>;
}

/** Opens this site's database. Rejects when IndexedDB is missing, refuses or does not answer. */
export async function openVoteDatabase(): Promise<VoteDatabase> {
  const database = await openDatabase();

  const inTransaction = <T>(mode: IDBTransactionMode, work: (votes: IDBObjectStore) => () => T): Promise<T> =>
    new Promise((resolve, reject) => {
      const transaction = database.transaction(VOTES, mode);
      const result = work(transaction.objectStore(VOTES));
      let timer = setTimeout(() => {
        try {
          transaction.abort();
        } catch {
          // The browser is already ending the transaction. Its event follows soon, or the browser hangs.
          timer = setTimeout(reject, DATABASE_TIMEOUT_MS, new Error('IndexedDB does not end a transaction.'));
        }
      }, DATABASE_TIMEOUT_MS);
      transaction.oncomplete = () => {
        clearTimeout(timer);
        resolve(result());
      };
      transaction.onabort = () => {
        clearTimeout(timer);
        reject(transaction.error ?? new Error('The transaction was aborted.'));
      };
      // Without `commit`, the browser waits until a busy page has learned that its requests have succeeded.
      // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- not every browser has `commit`
      transaction.commit?.();
    });

  return {
    put: (vote) =>
      inTransaction('readwrite', (votes) => {
        votes.put(vote);
        return () => undefined;
      }),
    all: () =>
      inTransaction('readonly', (votes) => {
        const request = votes.getAll() as IDBRequest<unknown[]>;
        return () => request.result;
      }),
    take: (rid) =>
      inTransaction('readwrite', (votes) => {
        const found = votes.count(rid);
        votes.delete(rid);
        return () => found.result > 0;
      }),
  };
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE_NAME, 1);
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      reject(new Error('IndexedDB does not answer.'));
    }, DATABASE_TIMEOUT_MS);
    request.onupgradeneeded = () => request.result.createObjectStore(VOTES, { keyPath: 'rid' });
    request.onerror = () => {
      clearTimeout(timer);
      reject(request.error ?? new Error('IndexedDB was refused.'));
    };
    request.onsuccess = () => {
      clearTimeout(timer);
      const database = request.result;
      if (isLate) return database.close();
      database.onversionchange = () => database.close(); // lets a newer release in another tab upgrade the database
      resolve(database);
    };
  });
}
