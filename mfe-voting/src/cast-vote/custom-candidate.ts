import { devanagari, formatNumber, type CustomEvm, type Language } from '@demo-evm/shared/domain';
import type { Candidate } from './candidate';

/**
 * Describes a candidate of a machine of this device. The voting page shows no party, photo or symbol for it.
 */
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
