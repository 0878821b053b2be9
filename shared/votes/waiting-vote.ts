import { isRecord, type Vote } from '@demo-evm/shared/domain';

/** A vote that is not settled yet. */
export interface WaitingVote extends Vote {
  /** When it was first sent, in milliseconds since 1970; `null`: never. */
  readonly sentAt: number | null;
}

/** Checks a record of the database: another release of this site may have written records of another shape. */
export function isWaitingVote(value: unknown): value is WaitingVote {
  if (!isRecord(value)) return false;
  const { rid, castAt, target } = value;
  return typeof rid === 'string' && typeof castAt === 'number' && isRecord(target);
}
