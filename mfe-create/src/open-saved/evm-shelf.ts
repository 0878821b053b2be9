import type { SafeStorage } from '@demo-evm/shared/device';
import {
  customVid,
  failure,
  parseCustomEvm,
  success,
  type CustomEvm,
  type NewCustomEvm,
  type Result,
} from '@demo-evm/shared/domain';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { claimName } from './claim-name';
import { readMachines } from './read-machines';

interface ShelfState {
  /** The stored machines as they were last read, newest first. */
  readonly machines: readonly CustomEvm[];
}

/** A machine that was removed from the device, with the text that was stored for it. */
export interface RemovedEvm {
  readonly machine: CustomEvm;
  readonly stored: string;
}

/** The error when storage is full or blocked. */
type Refused = 'storage-refused';

/**
 * All machines that are stored on this device. `CustomEvms` of shared/device is the smaller interface for the voting
 * page.
 * Behaviour: Create.
 */
export interface EvmShelf extends Pick<StoreApi<ShelfState>, 'getState' | 'subscribe'> {
  /** Saves a machine. Its id is `evm_` and the time in milliseconds, or a later millisecond when that id is taken. */
  readonly save: (machine: NewCustomEvm) => Promise<Result<CustomEvm, Refused>>;
  /** Removes what is stored under the id. Returns the machine, or `null` when there was no readable machine. */
  readonly remove: (id: string) => RemovedEvm | null;
  /** Stores a removed machine again, including its votes. */
  readonly putBack: (removed: RemovedEvm) => Result<CustomEvm, Refused>;
  /** Reads the machines now and whenever another tab changes storage. Returns a function that stops the reading. */
  readonly start: () => () => void;
}

/**
 * Creates the shelf with an empty list of machines. The list is filled when the machines are read, usually by `start`.
 */
export function createEvmShelf(storage: SafeStorage): EvmShelf {
  const store = createStore<ShelfState>(() => ({ machines: [] }));
  const refresh = () => store.setState({ machines: readMachines(storage) });

  const write = (machine: CustomEvm, stored: string): Result<CustomEvm, Refused> => {
    if (!storage.setItem(machine.id, stored)) return failure('storage-refused');
    refresh();
    return success(machine);
  };

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    async save(machine) {
      for (let milliseconds = Date.now(); ; milliseconds += 1) {
        const id = customVid(milliseconds);
        const isFree = (await claimName(id)) && storage.getItem(id) === null;
        const saved = { id, ...machine };
        // There is no `await` between the check and the write, so no other code of this tab runs in between.
        if (isFree) return write(saved, JSON.stringify(saved));
      }
    },
    remove(id) {
      const stored = storage.getItem(id);
      const machine = parseCustomEvm(id, stored);
      storage.removeItem(id);
      refresh();
      return machine && stored !== null ? { machine, stored } : null;
    },
    putBack: ({ machine, stored }) => write(machine, stored),
    start() {
      refresh();
      window.addEventListener('storage', refresh);
      return () => window.removeEventListener('storage', refresh);
    },
  };
}
