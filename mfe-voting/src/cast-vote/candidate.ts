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
  /** `null`: no row is the candidate's. */
  readonly serial: number | null;
  /** The serial in the language's digits; empty without a serial. */
  readonly serialText: string;
  readonly names: NamePair | null;
  /** The name that is shown first; empty without a name. */
  readonly name: string;
  readonly party: NamedIn;
  /** A checked address; `null`: there is none. */
  readonly photo: string | null;
  /** A checked address; `null`: a placeholder is shown; `undefined`: this machine has no symbols. */
  readonly symbol: string | null | undefined;
}

/** Reads the candidate from a machine's details. Addresses that are not safe to load are left out. */
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
