import { newestFirst, type CustomEvm } from '@demo-evm/shared/domain';
import { useState, useSyncExternalStore } from 'react';
import type { EvmShelf, RemovedEvm } from './evm-shelf';

/** A machine of this device, or one that can be put back as long as the page is open. */
export interface SavedMachine {
  readonly machine: CustomEvm;
  readonly isDeleted: boolean;
}

/** The device's machines, and ways to delete one and to take that back. Behaviour: Create. */
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
    /** Could the last one not be put back? */
    isRefused,
    remove: (id: string) => {
      const gone = shelf.remove(id);
      if (gone) setRemoved((before) => [...before, gone]);
    },
    putBack: (id: string) => {
      const back = removed.find(({ machine }) => machine.id === id);
      const outcome = back && shelf.putBack(back);
      setIsRefused(outcome?.ok === false);
      if (outcome?.ok) setRemoved((before) => before.filter((entry) => entry !== back));
    },
  };
}
