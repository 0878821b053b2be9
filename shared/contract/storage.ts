/** The part of `Storage` that the stores need. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The browser's own storage. Where the browser refuses it (blocked cookies, private windows) reads give
 * `null` and writes are dropped: the page works, and forgets.
 */
export const browserStorage: KeyValueStorage = {
  getItem: (key) => attempt((storage) => storage.getItem(key)) ?? null,
  setItem: (key, value) => attempt((storage) => storage.setItem(key, value)),
  removeItem: (key) => attempt((storage) => storage.removeItem(key)),
};

function attempt<T>(action: (storage: Storage) => T): T | undefined {
  try {
    return action(window.localStorage);
  } catch {
    return undefined;
  }
}
