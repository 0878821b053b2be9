import type { KeyValueStorage } from '@demo-evm/shared/device';
import type { OwnEvmDetails } from '@demo-evm/shared/domain';

/** What was done on this device for a machine: a preview was opened, the link was shared, the checklist was hidden. */
export type Mark = 'preview' | 'share' | 'hidden';

const storageKeyOf = (vid: string) => `first_hour_${vid}`;

/** The marks of a machine on this device, also those under its former short links. */
export function readMarks(storage: KeyValueStorage, machine: OwnEvmDetails): ReadonlySet<string> {
  const vids = [machine.vid ?? '', ...(machine.former_vids ?? []).map(({ vid }) => vid)];
  return new Set(vids.flatMap((vid) => storage.getItem(storageKeyOf(vid))?.split(' ') ?? []));
}

/** Adds a mark and keeps it on this device. */
export function addMark(storage: KeyValueStorage, machine: OwnEvmDetails, mark: Mark): ReadonlySet<string> {
  const marks = new Set([...readMarks(storage, machine), mark]);
  storage.setItem(storageKeyOf(machine.vid ?? ''), [...marks].join(' '));
  return marks;
}
