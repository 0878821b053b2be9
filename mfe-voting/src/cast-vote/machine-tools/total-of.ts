import type { CustomEvm } from '@demo-evm/shared/domain';

/** The number of all votes on a machine of this device. */
export function totalOf({ candidates }: CustomEvm): number {
  return candidates.reduce((sum, { votes }) => sum + votes, 0);
}
