/** Told of each group when it is written: how many were in it, and how long it took. */
export type GroupObserver = (size: number, seconds: number) => void;

interface GroupOptions {
  readonly largest: number;
  readonly observe?: GroupObserver | undefined;
}

interface Waiting<T, R> {
  readonly item: T;
  readonly resolve: (result: R) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Writes items in groups: what arrives while one group is on its way forms the next. An item is answered
 * when its group has been written; a group that fails fails all of its items, and no other's.
 * docs/decisions/0012.
 * @param write gives one result for each item, in their order
 */
export function createGroup<T, R>(
  write: (items: readonly T[]) => Promise<readonly R[]>,
  { largest, observe }: GroupOptions,
) {
  let waiting: Waiting<T, R>[] = [];
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
      await nextTurn(); // those who were answered may bring their next item along
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

/** After what has arrived in this turn of the event loop. */
const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));
