import type { Vote } from '@demo-evm/shared/domain';
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
  /** All that wait, oldest first. */
  readonly all: () => Promise<readonly WaitingVote[]>;
  /** Takes a vote out. Of several tabs that try, one gets `true`. */
  readonly take: (rid: string) => Promise<boolean>;
}

/**
 * The store of this browser: IndexedDB, and for what that refuses the memory of this page, so that voting
 * goes on where storage is blocked or full. BEHAVIOUR: Votes are never lost and never doubled.
 */
export function createVoteStore(open: () => Promise<VoteDatabase> = openVoteDatabase): VoteStore {
  const memory = new Map<string, WaitingVote>();
  let opening: Promise<VoteDatabase | null> | undefined;
  const database = () => (opening ??= open().catch(() => null)); // refused once is refused for this page

  /** What the database answers, or `otherwise` where it cannot. */
  const ask = async <T>(question: (database: VoteDatabase) => Promise<T>, otherwise: T): Promise<T> => {
    try {
      const opened = await database();
      return opened ? await question(opened) : otherwise;
    } catch {
      return otherwise;
    }
  };

  return {
    async put(vote) {
      const isWritten = await ask((database) => database.put(vote).then(() => true), false);
      if (isWritten) memory.delete(vote.rid);
      else memory.set(vote.rid, vote);
    },
    async all() {
      const stored = await ask((database) => database.all(), []);
      const known = [...stored.filter(isWaitingVote), ...memory.values()];
      return known.sort((one, other) => one.castAt - other.castAt);
    },
    async take(rid) {
      return memory.delete(rid) || ask((database) => database.take(rid), false);
    },
  };
}

/** Another release of this site may have written what this one does not know. */
function isWaitingVote(value: unknown): value is WaitingVote {
  if (typeof value !== 'object' || value === null) return false;
  const { rid, castAt, target } = value as Partial<Record<keyof WaitingVote, unknown>>;
  return (
    typeof rid === 'string' && typeof castAt === 'number' && typeof target === 'object' && target !== null
  );
}
