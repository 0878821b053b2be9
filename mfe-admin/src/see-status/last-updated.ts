import type { KeyValueStorage } from '@demo-evm/shared/device';
import type { OwnEvmDetails } from '@demo-evm/shared/domain';

const storageKeyOf = (machine: OwnEvmDetails) => `last_updated_${machine.vid ?? ''}`;

/** Stores the time of an update in this browser, for servers that do not send `updated_at`. */
export function rememberUpdate(storage: KeyValueStorage, machine: OwnEvmDetails, now: Date): void {
  storage.setItem(storageKeyOf(machine), now.toISOString());
}

/**
 * The time of a machine's last update: the time from the server, else the time of the last update in this browser. The
 * result is `null` when the time is missing or unreadable. Behaviour: Last updated.
 */
export function lastUpdated(storage: KeyValueStorage, machine: OwnEvmDetails): Date | null {
  const time = new Date(machine.updated_at ?? storage.getItem(storageKeyOf(machine)) ?? '');
  return Number.isNaN(time.getTime()) ? null : time;
}
