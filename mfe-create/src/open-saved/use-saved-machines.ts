import { newestFirst, type CustomEvm } from '@demo-evm/shared/domain';
import { useState, useSyncExternalStore } from 'react';
import type { EvmShelf } from './evm-shelf';
import type { StoredEvm } from './read-machines';

/** A machine of this device, or a deleted machine, which can be put back while the page is open. */
export interface SavedMachine extends StoredEvm {
  readonly isDeleted: boolean;
}

/** The machines of this device, with functions to delete a machine, to put it back and to copy it. Behaviour: Create. */
export function useSavedMachines(shelf: EvmShelf) {
  const { machines } = useSyncExternalStore(shelf.subscribe, shelf.getState, shelf.getState);
  const [removed, setRemoved] = useState<readonly StoredEvm[]>([]);
  const [isRefused, setIsRefused] = useState(false);

  const saved: readonly SavedMachine[] = [
    ...machines.map((entry) => ({ ...entry, isDeleted: false })),
    ...removed.map((entry) => ({ ...entry, isDeleted: true })),
  ].sort(newestFirst);

  return {
    saved,
    /** True when storage refused the last attempt to put a machine back or to copy one. */
    isRefused,
    remove: (id: string) => {
      const deleted = shelf.remove(id);
      if (deleted) setRemoved((before) => [...before, deleted]);
    },
    putBack: (id: string) => {
      const deleted = removed.find((entry) => entry.id === id);
      const outcome = deleted && shelf.putBack(deleted);
      setIsRefused(outcome?.ok === false);
      if (outcome?.ok) setRemoved((before) => before.filter((entry) => entry !== deleted));
    },
    /** Saves a copy without votes, under another title. */
    copy: async ({ themeColor, lang, candidates }: CustomEvm, title: string) => {
      const blank = candidates.map((candidate) => ({ ...candidate, votes: 0 }));
      setIsRefused(!(await shelf.save({ title, themeColor, lang, candidates: blank })).ok);
    },
  };
}
