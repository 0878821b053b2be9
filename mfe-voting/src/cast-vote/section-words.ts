import {
  electionKey,
  formatDigits,
  pairNames,
  type EvmDetails,
  type Language,
  type NamedIn,
} from '@demo-evm/shared/domain';
import type { Texts } from '@demo-evm/shared/i18n';

/**
 * Translation keys for the section number. The type of the election decides whether the section is a ward, a
 * constituency or another area.
 */
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

/**
 * @returns The section number in the language's digits. A text with other characters is returned as it is. The result
 *   is '' when the machine has no section number.
 */
export function sectionNumber(vidint: EvmDetails['vidint'], language: Language): string {
  const text = String(vidint ?? '').trim();
  return /^\d+$/.test(text) ? formatDigits(text, language) : text;
}

/** Does the machine say which section it is for? */
export function hasSection({ vidint, vname, e_vname, entity_subtitle }: EvmDetails): boolean {
  return [vidint, vname, e_vname, entity_subtitle].some((part) => String(part ?? '').trim() !== '');
}

/** @returns Section number and area in the order of the confirmation, without a part that is missing. */
export function sectionParts(details: EvmDetails, language: Language, t: Texts['t']): readonly NamedIn[] {
  const number = sectionNumber(details.vidint, language);
  const area = pairNames(details.vname, details.e_vname, language)?.first;
  const line = number && t(sectionKeys(details.main_title).line, { number });
  return [...(line ? [{ text: line }] : []), ...(area ? [area] : [])];
}
