import {
  activeSerial,
  formatNumber,
  imageUrl,
  languageOfText,
  pairNames,
  type EvmDetails,
  type Language,
  type NamedIn,
  type NamePair,
} from '@demo-evm/shared/domain';

/** The machine's candidate, in the language of the page. Spec 3: Candidate display item. */
export interface Candidate {
  /** `null` when no row belongs to the candidate. */
  readonly serial: number | null;
  /** The serial in the digits of the language. Empty when there is no serial. */
  readonly serialText: string;
  readonly names: NamePair | null;
  /** The first of `names`. Empty when there are no names. */
  readonly name: string;
  readonly party: NamedIn;
  /** An address that `imageUrl` has checked. `null` when there is no photo. */
  readonly photo: string | null;
  /** An address that `imageUrl` has checked. `null` shows a placeholder, and `undefined` shows no symbol at all. */
  readonly symbol: string | null | undefined;
}

/** Reads the candidate from a machine's details. Addresses that are not safe to load become `null`. */
export function describeCandidate(details: EvmDetails, language: Language): Candidate {
  const serial = activeSerial(details.evmsr);
  const party = details.sname?.trim() ?? '';
  const names = pairNames(details.cname, details.e_cname, language);
  return {
    serial,
    serialText: serial === null ? '' : formatNumber(serial, language),
    names,
    name: names?.first.text ?? '',
    party: { text: party, lang: languageOfText(party, details.extra4) },
    photo: imageUrl(details.cpicurl),
    symbol: imageUrl(details.symbolurl),
  };
}
