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

/** The machine's one candidate, as the page shows it in one language. Spec 3: Candidate display item. */
export interface Candidate {
  /** `null`: the machine names no row. */
  readonly serial: number | null;
  /** The serial in the language's digits, for sentences; empty without one. */
  readonly serialText: string;
  readonly names: NamePair | null;
  /** The first of the names; empty without one. */
  readonly name: string;
  readonly party: NamedIn;
  readonly photo: string | null;
  /** `null`: a placeholder stands for it; `undefined`: this machine has no symbols. */
  readonly symbol: string | null | undefined;
}

/** Reads the candidate out of a machine's details; whatever is not safe to show is left out. */
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
