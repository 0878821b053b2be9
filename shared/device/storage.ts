/** The methods of `Storage` that read and change the value of one key. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * A storage that never throws. It stores nothing if the browser refuses access, for example because cookies are
 * blocked.
 */
export interface SafeStorage extends KeyValueStorage {
  /** Gives the value, or `null` if the key has no value or the browser refuses to read. */
  readonly getItem: (key: string) => string | null;
  /** Stores the value. Gives `false` if storage is full or blocked. */
  readonly setItem: (key: string, value: string) => boolean;
  readonly removeItem: (key: string) => void;
  readonly keys: () => readonly string[];
}

/** The storage that all tabs of this site share. */
export const browserStorage = /* #__PURE__ */ createSafeStorage(() => window.localStorage);

/** The storage of this tab (`sessionStorage`). */
export const tabStorage = /* #__PURE__ */ createSafeStorage(() => window.sessionStorage);

/** @param open Gives the browser's storage, or throws. */
function createSafeStorage(open: () => Storage): SafeStorage {
  const attempt = <T>(action: (storage: Storage) => T): T | undefined => {
    try {
      return action(open());
    } catch {
      return undefined;
    }
  };
  return {
    getItem: (key) => attempt((storage) => storage.getItem(key)) ?? null,
    setItem: (key, value) => attempt((storage) => (storage.setItem(key, value), true)) ?? false,
    removeItem: (key) => attempt((storage) => storage.removeItem(key)),
    keys: () => attempt((storage) => Object.keys(storage)) ?? [],
  };
}
