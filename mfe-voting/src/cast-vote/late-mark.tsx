import type { CustomCandidate } from '@demo-evm/shared/domain';
import { useLate } from '@demo-evm/shared/ui';
import { loadSlip } from './late-slip';

// The slip is loaded for each machine, so the mark is in the slip's chunk, and the browser loads one file
// less.

/** The photo and the symbol of a candidate of a machine of this device. Their code is loaded after the machine. */
export function LateMark(props: Pick<CustomCandidate, 'symbol' | 'photo'>) {
  const loaded = useLate(loadSlip);
  return loaded === null || loaded === 'missing' ? null : <loaded.BallotMark {...props} />;
}
