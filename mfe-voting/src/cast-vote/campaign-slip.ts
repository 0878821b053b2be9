import type { EvmDetails } from '@demo-evm/shared/domain';
import type { Texts } from '@demo-evm/shared/i18n';
import type { Candidate } from './candidate';
import { sectionParts } from './section-words';
import type { Slip } from './vote-slip/slip';

/** @returns The content of the confirmation of a vote on a campaign's machine, in the language of the page. */
export function campaignSlip(
  details: EvmDetails,
  candidate: Candidate,
  { t, language }: Pick<Texts, 't' | 'language'>,
): Slip {
  return { candidate, section: sectionParts(details, language, t), body: t('MODAL_BODY') };
}
