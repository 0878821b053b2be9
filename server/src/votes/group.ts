/** Called after each write of a group, even if the write failed. `seconds` is the duration of the write. */
export type GroupObserver = (size: number, seconds: number) => void;

interface GroupOptions {
  /** The largest number of items in one group. */
  readonly largest: number;
  readonly observe?: GroupObserver | undefined;
}

interface WaitingItem<T, R> {
  readonly item: T;
  readonly resolve: (result: R) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Writes items in groups. Items that arrive while one group is written wait for a later group. The promise of an item
 * resolves when its group has been written. When writing a group fails, only the promises of that group reject.
 * docs/decisions/0012.
 * @param write Writes a group, and gives one result for each item, in the same order.
 */
export function createGroup<T, R>(
  write: (items: readonly T[]) => Promise<readonly R[]>,
  { largest, observe }: GroupOptions,
) {
  let waiting: WaitingItem<T, R>[] = [];
  let isWriting = false;

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const group = waiting.slice(0, largest);
      waiting = waiting.slice(largest);
      const started = performance.now();
      try {
        const results = await write(group.map(({ item }) => item));
        group.forEach(({ resolve }, place) => resolve(results[place] as R));
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
      observe?.(group.length, (performance.now() - started) / 1_000);
      await nextTurn(); // callers that got a result can add an item to the next group
    }
    isWriting = false;
  }

  return {
    add: (item: T) =>
      new Promise<R>((resolve, reject) => {
        waiting.push({ item, resolve, reject });
        if (isWriting) return;
        isWriting = true;
        void nextTurn().then(writeAll);
      }),
  };
}

/** Resolves in a later turn of the event loop, so that requests that have arrived can be handled first. */
const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));
