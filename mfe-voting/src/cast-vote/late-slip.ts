import { useCallback, useState } from 'react';
import { useDownload } from './use-download';

/** Loads the slip and its picture, which a page needs after a vote only. The promise is rejected when that fails. */
export const loadSlip = () => import(/* webpackChunkName: "slip" */ './vote-slip/slip-chunk');

type SlipChunk = Awaited<ReturnType<typeof loadSlip>>;
export type LateVoteSlip = SlipChunk['VoteSlip'];

/** The slip; `null` until it is loaded. It is requested again at each press as long as it is missing. */
export function useLateSlip(isPressed: boolean): LateVoteSlip | null {
  const [slip, setSlip] = useState<SlipChunk | null>(null);
  useDownload(
    useCallback(() => void loadSlip().then(setSlip, () => undefined), []),
    isPressed,
  );
  return slip && slip.VoteSlip;
}
