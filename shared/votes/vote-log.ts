import { createKeptList } from '@demo-evm/shared/device';
import { openVoteDatabase, type VoteDatabase } from './vote-database';
import { isWaitingVote, type WaitingVote } from './waiting-vote';

/** Keeps votes until they are settled. All tabs of the site share the votes in IndexedDB. No method rejects. */
export interface VoteLog {
  /** Writes a vote, which replaces a vote with the same id. Resolves when the vote is written. */
  readonly put: (vote: WaitingVote) => Promise<void>;
  /**
   * Keeps votes in `localStorage`, before it returns, until `put` has written them or `take` has removed them. If the page
   * ends first, the next call of `all` on any page writes them. Gives `false` if the browser refuses.
   */
  readonly keep: (votes: readonly WaitingVote[]) => boolean;
  /**
   * Reads all votes, the oldest first. Gives `null` if this page has opened the database before but cannot read it now.
   */
  readonly all: () => Promise<readonly WaitingVote[] | null>;
  /** Removes a vote. Gives `true` if this call removed it. If several tabs try, only one of them gets `true`. */
  readonly take: (rid: string) => Promise<boolean>;
}

/** The votes that the database does not have yet. */
const unwritten = /* #__PURE__ */ createKeptList<WaitingVote>('unwritten-votes');
const forget = (rid: string) => unwritten.forget((vote) => vote.rid === rid);

/**
 * Makes the log of this browser. It stores votes in IndexedDB. Votes that IndexedDB refuses are kept in the memory of
 * this page, so that voting works where storage is blocked or full. Behaviour: Votes.
 */
export function createVoteLog(open: () => Promise<VoteDatabase> = openVoteDatabase): VoteLog {
  const memory = new Map<string, WaitingVote>();
  const query = createQuery(open);
  const put = async (vote: WaitingVote) => {
    const { hasAnswered } = await query((database) => database.put(vote));
    if (!hasAnswered) return void memory.set(vote.rid, vote);
    memory.delete(vote.rid);
    forget(vote.rid);
  };

  return {
    put,
    keep: unwritten.keep,
    async all() {
      await Promise.all(unwritten.all().filter(isWaitingVote).map(put));
      const { hasAnswered, value = [], isRefused } = await query((database) => database.all());
      if (!hasAnswered && !isRefused) return null;
      const known = [...value.filter(isWaitingVote), ...memory.values()];
      return known.sort((one, other) => one.castAt - other.castAt);
    },
    async take(rid) {
      const wasInMemory = memory.delete(rid);
      forget(rid);
      const { value = false } = await query((database) => database.take(rid));
      return wasInMemory || value;
    },
  };
}

interface Answer<T> {
  readonly hasAnswered: boolean;
  readonly value?: T;
  /** `true` while this page has never opened the database. Then all its votes are in memory. */
  readonly isRefused: boolean;
}

/**
 * Makes the function that queries the database. It opens a new connection after a query has failed, because phones
 * close the connections of pages in the background.
 */
function createQuery(open: () => Promise<VoteDatabase>) {
  let connection: Promise<VoteDatabase | null> | undefined;
  let hasOpened = false;
  const connect = () =>
    open().then(
      (database) => {
        hasOpened = true;
        return database;
      },
      () => null,
    );

  return async <T>(action: (database: VoteDatabase) => Promise<T>): Promise<Answer<T>> => {
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      const database = await (connection ??= connect());
      if (!database) break;
      try {
        return { hasAnswered: true, value: await action(database), isRefused: false };
      } catch {
        connection = undefined;
      }
    }
    if (hasOpened) connection = undefined; // a browser that opened the database once may open it again
    return { hasAnswered: false, isRefused: !hasOpened };
  };
}
