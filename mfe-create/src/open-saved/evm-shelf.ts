import { saveCustomEvm, type SafeStorage } from '@demo-evm/shared/device';
import { failure, success, type CustomEvm, type NewCustomEvm, type Result } from '@demo-evm/shared/domain';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { readMachines, readStored, type StoredEvm } from './read-machines';

interface ShelfState {
  /** The stored machines as they were last read, newest first. */
  readonly machines: readonly StoredEvm[];
}

/** The error when storage is full or blocked. */
type Refused = 'storage-refused';

/**
 * All machines that are stored on this device. `CustomEvms` of shared/device is the smaller interface for the voting
 * page.
 * Behaviour: Create.
 */
export interface EvmShelf extends Pick<StoreApi<ShelfState>, 'getState' | 'subscribe'> {
  /** Gives the machine with this id, or `null` if there is none or it is unreadable. */
  readonly find: (id: string) => CustomEvm | null;
  /** Saves a new machine (`saveCustomEvm`). */
  readonly save: (machine: NewCustomEvm) => Promise<Result<CustomEvm, Refused>>;
  /**
   * Saves an edited machine under its id. `make` gets the machine as it is stored now, because another tab may have
   * counted votes since; it gets `null` when another tab has deleted the machine.
   */
  readonly replace: (
    id: string,
    make: (stored: CustomEvm | null) => NewCustomEvm,
  ) => Result<CustomEvm, Refused>;
  /** Removes the entry with this id from storage. Returns the entry, or `null` if there was none. */
  readonly remove: (id: string) => StoredEvm | null;
  /** Stores a removed machine again, including its votes. */
  readonly putBack: (removed: StoredEvm) => Result<StoredEvm, Refused>;
  /** Reads the machines now and whenever another tab changes storage. Returns a function that stops the reading. */
  readonly start: () => () => void;
}

/**
 * Creates the shelf with an empty list of machines. The list is filled when the machines are read, usually by `start`.
 */
export function createEvmShelf(storage: SafeStorage): EvmShelf {
  const store = createStore<ShelfState>(() => ({ machines: [] }));
  const refresh = () => store.setState({ machines: readMachines(storage) });
  const find = (id: string) => readStored(storage, id)?.machine ?? null;

  const write = <T extends { readonly id: string }>(saved: T, text: string): Result<T, Refused> => {
    if (!storage.setItem(saved.id, text)) return failure('storage-refused');
    refresh();
    return success(saved);
  };

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    find,
    async save(machine) {
      const saved = await saveCustomEvm(storage, machine);
      refresh();
      return saved;
    },
    replace(id, make) {
      const saved = { id, ...make(find(id)) };
      return write(saved, JSON.stringify(saved));
    },
    remove(id) {
      const removed = readStored(storage, id);
      storage.removeItem(id);
      refresh();
      return removed;
    },
    putBack: (removed) => write(removed, removed.stored),
    start() {
      refresh();
      window.addEventListener('storage', refresh);
      return () => window.removeEventListener('storage', refresh);
    },
  };
}
