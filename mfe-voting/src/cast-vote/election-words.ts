import { electionKey, formatDigits, type Language } from '@demo-evm/shared/domain';
import type { Texts } from '@demo-evm/shared/i18n';

type MainTitle = string | null | undefined;

/** The page's title: the election type, translated when it is a known one. Behaviour: Header title. */
export function headerTitle(mainTitle: MainTitle, t: Texts['t']): string {
  const key = electionKey(mainTitle);
  return key ? t(key) : mainTitle?.trim() || t('APP_TITLE');
}

/** What the section number counts in this election: wards, constituencies or sections. */
export function sectionKeys(mainTitle: MainTitle) {
  switch (electionKey(mainTitle)) {
    case 'ELECTION_MH_MUNICIPAL':
      return { badge: 'BADGE_WARD', line: 'SECTION_WARD' } as const;
    case 'ELECTION_BIHAR_ASSEMBLY':
      return { badge: 'BADGE_CONSTITUENCY', line: 'SECTION_CONSTITUENCY' } as const;
    default:
      return { badge: 'BADGE_SECTION', line: 'SECTION_OTHER' } as const;
  }
}

/** The section number in the language's digits; as it came when it is no number; empty without one. */
export function sectionNumber(vidint: string | number | null | undefined, language: Language): string {
  const text = String(vidint ?? '').trim();
  return /^\d+$/.test(text) ? formatDigits(text, language) : text;
}
