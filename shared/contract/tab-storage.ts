import type { KeyValueStorage } from './storage';

/** The storage of this tab alone, until it is closed. Where the browser refuses it, it forgets. */
export const tabStorage: KeyValueStorage = {
  getItem: (key) => attempt((storage) => storage.getItem(key)) ?? null,
  setItem: (key, value) => attempt((storage) => storage.setItem(key, value)),
  removeItem: (key) => attempt((storage) => storage.removeItem(key)),
};

function attempt<T>(action: (storage: Storage) => T): T | undefined {
  try {
    return action(window.sessionStorage);
  } catch {
    return undefined;
  }
}
