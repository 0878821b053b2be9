import { newestFirst, type CustomEvm } from '@demo-evm/shared/domain';
import { useState, useSyncExternalStore } from 'react';
import type { EvmShelf, RemovedEvm } from './evm-shelf';

/** A machine of this device, or a deleted machine, which can be put back while the page is open. */
export interface SavedMachine {
  readonly machine: CustomEvm;
  readonly isDeleted: boolean;
}

/** The machines of this device, with functions to delete a machine and to put it back. Behaviour: Create. */
export function useSavedMachines(shelf: EvmShelf) {
  const { machines } = useSyncExternalStore(shelf.subscribe, shelf.getState, shelf.getState);
  const [removed, setRemoved] = useState<readonly RemovedEvm[]>([]);
  const [isRefused, setIsRefused] = useState(false);

  const saved: readonly SavedMachine[] = [
    ...machines.map((machine) => ({ machine, isDeleted: false })),
    ...removed.map(({ machine }) => ({ machine, isDeleted: true })),
  ].sort((one, other) => newestFirst(one.machine, other.machine));

  return {
    saved,
    /** True when storage refused the last attempt to put a machine back. */
    isRefused,
    remove: (id: string) => {
      const deleted = shelf.remove(id);
      if (deleted) setRemoved((before) => [...before, deleted]);
    },
    putBack: (id: string) => {
      const deleted = removed.find(({ machine }) => machine.id === id);
      const outcome = deleted && shelf.putBack(deleted);
      setIsRefused(outcome?.ok === false);
      if (outcome?.ok) setRemoved((before) => before.filter((entry) => entry !== deleted));
    },
  };
}
