import {
  electionKey,
  formatDigits,
  pairNames,
  type EvmDetails,
  type Language,
  type NamedIn,
} from '@demo-evm/shared/domain';
import type { Texts } from '@demo-evm/shared/i18n';

/** What the section number counts in an election: wards, constituencies or sections. */
export function sectionKeys(mainTitle: EvmDetails['main_title']) {
  switch (electionKey(mainTitle)) {
    case 'ELECTION_MH_MUNICIPAL':
      return { badge: 'BADGE_WARD', line: 'SECTION_WARD' } as const;
    case 'ELECTION_BIHAR_ASSEMBLY':
      return { badge: 'BADGE_CONSTITUENCY', line: 'SECTION_CONSTITUENCY' } as const;
    default:
      return { badge: 'BADGE_SECTION', line: 'SECTION_OTHER' } as const;
  }
}

/** The section number in the language's digits. A text that is not a number stays as it is; without one it is empty. */
export function sectionNumber(vidint: EvmDetails['vidint'], language: Language): string {
  const text = String(vidint ?? '').trim();
  return /^\d+$/.test(text) ? formatDigits(text, language) : text;
}

/** Section number and area, in the order in which the confirmation shows them. */
export function sectionParts(details: EvmDetails, language: Language, t: Texts['t']): readonly NamedIn[] {
  const number = sectionNumber(details.vidint, language);
  const area = pairNames(details.vname, details.e_vname, language)?.first;
  const line = number && t(sectionKeys(details.main_title).line, { number });
  return [...(line ? [{ text: line }] : []), ...(area ? [area] : [])];
}
