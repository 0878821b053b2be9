import type { SafeStorage } from '@demo-evm/shared/device';
import { describeVid, newestFirst, parseCustomEvm, type CustomEvm } from '@demo-evm/shared/domain';

/** Reads all machines of this device, newest first, without entries that are broken or belong to another program. */
export function readMachines(storage: SafeStorage): CustomEvm[] {
  const ids = storage.keys().filter((key) => describeVid(key).kind === 'custom');
  const machines = ids.flatMap((id) => parseCustomEvm(id, storage.getItem(id)) ?? []);
  return machines.sort(newestFirst);
}
