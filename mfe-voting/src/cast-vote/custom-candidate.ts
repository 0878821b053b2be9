import { devanagari, formatNumber, type CustomEvm, type Language } from '@demo-evm/shared/domain';
import type { Candidate } from './candidate';

/** Describes a candidate of a machine of this device. Such a machine has names, but no parties and no pictures. */
export function describeCustomCandidate(
  { candidates }: CustomEvm,
  serial: number,
  language: Language,
): Candidate {
  const name = candidates[serial - 1]?.name ?? '';
  const serialText = formatNumber(serial, language);
  return {
    serial,
    serialOnPaper: devanagari(serial),
    serialText,
    name,
    names: { first: { text: name } },
    party: { text: '' },
    photo: null,
    symbol: undefined,
  };
}
