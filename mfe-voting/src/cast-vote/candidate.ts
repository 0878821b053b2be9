import {
  activeSerial,
  devanagari,
  formatNumber,
  imageUrl,
  languageOfText,
  pairNames,
  type EvmDetails,
  type Language,
} from '@demo-evm/shared/domain';
import type { SlipCandidate } from './vote-slip/slip';

/** The candidate as a page shows it, in the language of the page. Spec 3: Candidate display item. */
export interface Candidate extends SlipCandidate {
  /** The checked URL of the photo, or `null` when there is none. */
  readonly photo: string | null;
}

/** Reads the candidate from a machine's details. URLs that are not safe to load become `null`. */
export function describeCandidate(details: EvmDetails, language: Language): Candidate {
  const serial = activeSerial(details.evmsr);
  const party = details.sname?.trim() ?? '';
  const names = pairNames(details.cname, details.e_cname, language);
  return {
    serial,
    serialOnPaper: serial === null ? '' : devanagari(serial),
    serialText: serial === null ? '' : formatNumber(serial, language),
    names,
    name: names?.first.text ?? '',
    party: { text: party, lang: languageOfText(party, details.extra4) },
    photo: imageUrl(details.cpicurl),
    symbol: imageUrl(details.symbolurl),
  };
}
