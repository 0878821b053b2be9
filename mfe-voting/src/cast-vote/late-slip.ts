import { useDownload } from '@demo-evm/shared/ui';
import { useCallback, useState } from 'react';

/**
 * Loads the code of the slip and of its picture, for a confirmation or for sharing. The promise rejects on a failure.
 */
export const loadSlip = () => import(/* webpackChunkName: "slip" */ './vote-slip/slip-chunk');

type SlipChunk = Awaited<ReturnType<typeof loadSlip>>;
export type LateVoteSlip = SlipChunk['VoteSlip'];

/** @returns The slip, or `null` until it is loaded. Each press requests it again as long as it is missing. */
export function useLateSlip(isPressed: boolean): LateVoteSlip | null {
  const [slip, setSlip] = useState<SlipChunk | null>(null);
  useDownload(
    useCallback(() => void loadSlip().then(setSlip, () => undefined), []),
    isPressed,
  );
  return slip && slip.VoteSlip;
}
