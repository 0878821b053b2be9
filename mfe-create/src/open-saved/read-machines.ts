import type { SafeStorage } from '@demo-evm/shared/device';
import { customVid, newestFirst, parseCustomEvm, type CustomEvm } from '@demo-evm/shared/domain';

/** The entry of a machine in storage. */
export interface StoredEvm {
  readonly id: string;
  readonly stored: string;
  /** `null` when no machine can be read from the stored text. */
  readonly machine: CustomEvm | null;
}

/** Gives the entry with this id, or `null` if there is none. */
export function readStored(storage: SafeStorage, id: string): StoredEvm | null {
  const stored = storage.getItem(id);
  return stored === null ? null : { id, stored, machine: parseCustomEvm(id, stored) };
}

/**
 * Reads all machines of this device, newest first. Unreadable machines are listed too. An unreadable entry
 * whose key has no time, such as `evm_settings`, belongs to another program and is skipped.
 */
export function readMachines(storage: SafeStorage): StoredEvm[] {
  const isOurs = (id: string) => /^\d+$/.test(id.slice(PREFIX.length));
  const ids = storage.keys().filter((key) => key.startsWith(PREFIX));
  const entries = ids.flatMap((id) => readStored(storage, id) ?? []);
  return entries.filter(({ id, machine }) => machine ?? isOurs(id)).sort(newestFirst);
}

/** The beginning of the storage key of every machine: `evm_`. */
const PREFIX = customVid(0).slice(0, -1);
