import {
  formatDigits,
  pairNames,
  sectionKind,
  type EvmDetails,
  type Language,
  type NamedIn,
} from '@demo-evm/shared/domain';
import type { Texts } from '@demo-evm/shared/i18n';

const SECTION_KEYS = {
  ward: { badge: 'BADGE_WARD', line: 'SECTION_WARD' },
  constituency: { badge: 'BADGE_CONSTITUENCY', line: 'SECTION_CONSTITUENCY' },
  area: { badge: 'BADGE_SECTION', line: 'SECTION_OTHER' },
} as const;

/** @returns The translation keys of the section's badge and of its line on the confirmation. */
export function sectionKeys(mainTitle: EvmDetails['main_title']) {
  return SECTION_KEYS[sectionKind(mainTitle)];
}

/**
 * @returns The section number in the language's digits. A text with characters other than digits is returned unchanged.
 *   The result is '' when the machine has no section number.
 */
export function sectionNumber(vidint: EvmDetails['vidint'], language: Language): string {
  const text = String(vidint ?? '').trim();
  return /^\d+$/.test(text) ? formatDigits(text, language) : text;
}

/** Says whether the machine's data name a section. */
export function hasSection({ vidint, vname, e_vname, entity_subtitle }: EvmDetails): boolean {
  return [vidint, vname, e_vname, entity_subtitle].some((part) => String(part ?? '').trim() !== '');
}

/**
 * @returns The section number and the area, in the order in which the confirmation shows them. The list has only the
 *   parts that the machine has.
 */
export function sectionParts(details: EvmDetails, language: Language, t: Texts['t']): readonly NamedIn[] {
  const number = sectionNumber(details.vidint, language);
  const area = pairNames(details.vname, details.e_vname, language)?.first;
  const line = number && t(sectionKeys(details.main_title).line, { number });
  return [...(line ? [{ text: line }] : []), ...(area ? [area] : [])];
}
