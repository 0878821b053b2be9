import { isRecord, type Vote } from '@demo-evm/shared/domain';

/** A vote that is not settled yet. */
export interface WaitingVote extends Vote {
  /**
   * The time at which the vote was first sent, or may have been sent, in milliseconds since 1970. It is
   * `null` if no attempt is recorded.
   */
  readonly sentAt: number | null;
}

/**
 * Says whether this record is a vote. Another release of this site may have written records of another shape.
 */
export function isWaitingVote(value: unknown): value is WaitingVote {
  if (!isRecord(value)) return false;
  const { rid, castAt, target } = value;
  return typeof rid === 'string' && typeof castAt === 'number' && isRecord(target);
}
