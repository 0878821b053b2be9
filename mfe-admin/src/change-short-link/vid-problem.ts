import { isReservedVid, isVid } from '@demo-evm/shared/domain';

export type VidProblem = 'empty' | 'same' | 'reserved' | 'shape';

/**
 * Gives the reason why a trimmed short link cannot be sent, or `undefined` when it can be sent.
 * Spec 5: Short link; behaviour: Short link.
 */
export function vidProblem(vid: string, current: string): VidProblem | undefined {
  if (vid === '') return 'empty';
  if (vid === current) return 'same';
  if (isReservedVid(vid)) return 'reserved';
  return isVid(vid) ? undefined : 'shape';
}
