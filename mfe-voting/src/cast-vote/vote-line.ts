import type { VoteFate } from '@demo-evm/shared/domain';
import type { Texts } from '@demo-evm/shared/i18n';

/** @returns The sentence about the fate of a vote that goes to the server. Behaviour: A press. */
export function voteLine(fate: VoteFate, t: Texts['t']): string {
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
