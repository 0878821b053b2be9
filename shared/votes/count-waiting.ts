import type { VoteTarget } from '@demo-evm/shared/domain';
import type { QueueState } from './queue-state';

/**
 * Counts the waiting votes whose targets `isOwn` accepts. These are the votes that the last attempt could not settle.
 * If there are none, the last vote counts as waiting when the server has not answered it in time (`isLate`).
 */
export function countWaiting({ waiting, last }: QueueState, isOwn: (target: VoteTarget) => boolean): number {
  const unsettled = waiting.filter(({ target }) => isOwn(target)).length;
  const isLate = last?.isLate && last.fate === 'waiting' && isOwn(last.target);
  return unsettled || Number(isLate ?? false);
}
