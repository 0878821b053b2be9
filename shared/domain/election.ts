/** Translation keys of the known election types. Spec 3: Election types. */
export type ElectionKey = 'ELECTION_BIHAR_ASSEMBLY' | 'ELECTION_MH_MUNICIPAL' | 'ELECTION_OTHER';

const KNOWN: ReadonlyMap<string | undefined, ElectionKey> = new Map([
  ['bihar assembly election', 'ELECTION_BIHAR_ASSEMBLY'],
  ['maharashtra municipal corporation election', 'ELECTION_MH_MUNICIPAL'],
  ['other', 'ELECTION_OTHER'],
]);

/** The key of a known election type, whatever its case; `undefined` for free text. */
export function electionKey(mainTitle: string | null | undefined): ElectionKey | undefined {
  return KNOWN.get(mainTitle?.trim().toLowerCase());
}
