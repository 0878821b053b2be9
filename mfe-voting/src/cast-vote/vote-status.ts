import type { VoteFate } from '@demo-evm/shared/domain';
import type { Texts } from '@demo-evm/shared/i18n';
import type { VoteStatus } from './vote-slip/slip';

/** @returns The status of a vote that goes to the server. Until its fate is known, it waits. Behaviour: A press. */
export function voteStatus(fate: VoteFate | null, t: Texts['t']): VoteStatus {
  const statusOf = (of: VoteFate) => ({ fate: of, line: voteLine(of, t) });
  if (fate && fate !== 'waiting') return statusOf(fate);
  return { ...statusOf('waiting'), next: (['counted', 'refused', 'unknown'] as const).map(statusOf) };
}

/**
 * @returns The status of a slip that the server renders, which is `counted`, with the statuses that may
 * replace it.
 */
export function earlyStatus(t: Texts['t']): VoteStatus {
  const statusOf = (of: VoteFate) => ({ fate: of, line: voteLine(of, t) });
  return { ...statusOf('counted'), next: (['waiting', 'refused', 'unknown'] as const).map(statusOf) };
}

function voteLine(fate: VoteFate, t: Texts['t']): string {
  switch (fate) {
    case 'waiting':
      return t('VOTE_WAITING');
    case 'counted':
      return t('MODAL_TITLE');
    case 'refused':
      return t('VOTE_REFUSED');
    case 'unknown':
      return t('VOTE_UNKNOWN');
    default:
      return fate satisfies never;
  }
}
