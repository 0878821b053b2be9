import type { VoteFate } from '@demo-evm/shared/domain';
import type { Texts } from '@demo-evm/shared/i18n';
import type { Verdict } from '@demo-evm/shared/ui';

/**
 * Returns the message about the last vote, or `null` when there was no vote. Also returns `null` while the vote waits,
 * because the note above the machine already says that the vote waits.
 * @param name the name of the option that was voted for
 */
export function verdictOf(fate: VoteFate | null, name: string, t: Texts['t']): Verdict | null {
  switch (fate) {
    case 'counted':
      return { kind: 'recorded', text: t('BIHAR_VOTED', { name }) };
    case 'refused':
      return { kind: 'refused', text: t('BIHAR_NOT_COUNTED', { name }) };
    case 'unknown':
      return { kind: 'refused', text: t('VOTE_UNKNOWN') };
    case 'waiting':
    case null:
      return null;
    default:
      return fate satisfies never;
  }
}
