/** The known election types: the title as it is stored, and its translation key. Spec 3: Election types. */
export const ELECTIONS = [
  ['Bihar Assembly Election', 'ELECTION_BIHAR_ASSEMBLY'],
  ['Maharashtra Municipal Corporation Election', 'ELECTION_MH_MUNICIPAL'],
  ['Other', 'ELECTION_OTHER'],
] as const;

export type ElectionKey = (typeof ELECTIONS)[number][1];

/**
 * @returns The translation key of a known election type, or `undefined` for any other value. Upper case and spaces
 *   around the title make no difference.
 */
export function electionKey(mainTitle: string | null | undefined): ElectionKey | undefined {
  const title = mainTitle?.trim().toLowerCase();
  return ELECTIONS.find(([known]) => known.toLowerCase() === title)?.[1];
}

/** What the section of a machine is, as badges and sentences name it. */
export type SectionKind = 'ward' | 'constituency' | 'area';

/** @returns The kind of section that this type of election has. An election of another type has areas. */
export function sectionKind(mainTitle: string | null | undefined): SectionKind {
  switch (electionKey(mainTitle)) {
    case 'ELECTION_MH_MUNICIPAL':
      return 'ward';
    case 'ELECTION_BIHAR_ASSEMBLY':
      return 'constituency';
    default:
      return 'area';
  }
}
