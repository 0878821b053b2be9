import { isRecord, type Vote } from '@demo-evm/shared/domain';
import { openVoteDatabase, type VoteDatabase } from './vote-database';

/** A vote that waits, and when it was first sent. */
export interface WaitingVote extends Vote {
  /** Milliseconds since 1970; `null`: it never left this device. */
  readonly sentAt: number | null;
}

/** Where votes wait. Shared by all tabs of this site. No method rejects. */
export interface VoteStore {
  /** Writes a vote down; resolves when it is written. The same id again replaces it. */
  readonly put: (vote: WaitingVote) => Promise<void>;
  /** All that wait, oldest first; `null` when that cannot be read now. */
  readonly all: () => Promise<readonly WaitingVote[] | null>;
  /** Takes a vote out. Of several tabs that try, one gets `true`. */
  readonly take: (rid: string) => Promise<boolean>;
}

/**
 * The store of this browser: IndexedDB, and for what that refuses the memory of this page, so that voting
 * goes on where storage is blocked or full. Behaviour: Votes.
 */
export function createVoteStore(open: () => Promise<VoteDatabase> = openVoteDatabase): VoteStore {
  const memory = new Map<string, WaitingVote>();
  const ask = createAsker(open);

  return {
    async put(vote) {
      const { hasAnswered } = await ask((database) => database.put(vote));
      if (hasAnswered) memory.delete(vote.rid);
      else memory.set(vote.rid, vote);
    },
    async all() {
      const { hasAnswered, value = [], isRefused } = await ask((database) => database.all());
      if (!hasAnswered && !isRefused) return null;
      const known = [...value.filter(isWaitingVote), ...memory.values()];
      return known.sort((one, other) => one.castAt - other.castAt);
    },
    async take(rid) {
      const wasInMemory = memory.delete(rid);
      const { value = false } = await ask((database) => database.take(rid));
      return wasInMemory || value;
    },
  };
}

interface Answer<T> {
  readonly hasAnswered: boolean;
  readonly value?: T;
  /** This browser has never opened the database, and holds nothing in it for us. */
  readonly isRefused: boolean;
}

/** Asks the database, by a new connection where the old one was lost: phones drop them in the background. */
function createAsker(open: () => Promise<VoteDatabase>) {
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

  return async <T>(question: (database: VoteDatabase) => Promise<T>): Promise<Answer<T>> => {
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      const database = await (connection ??= connect());
      if (!database) break;
      try {
        return { hasAnswered: true, value: await question(database), isRefused: false };
      } catch {
        connection = undefined;
      }
    }
    if (hasOpened) connection = undefined; // it may open again; what was refused at first stays refused
    return { hasAnswered: false, isRefused: !hasOpened };
  };
}

/** Another release of this site may have written what this one does not know. */
function isWaitingVote(value: unknown): value is WaitingVote {
  if (!isRecord(value)) return false;
  const { rid, castAt, target } = value;
  return typeof rid === 'string' && typeof castAt === 'number' && isRecord(target);
}
