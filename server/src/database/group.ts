/** Called after each statement of a group, even if it failed. `seconds` is the duration of the statement. */
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
 * Collects items that arrive at about the same time, so that one statement serves them all. Items that arrive while a
 * statement runs wait for a later one, so each item's statement begins after the item has arrived. The promise of an item
 * resolves when its statement has ended. When a statement fails, only the promises of its group reject.
 * docs/decisions/0012, 0037
 * @param run Runs the statement of a group, and gives one result for each item, in the same order.
 */
export function createGroup<T, R>(
  run: (items: readonly T[]) => Promise<readonly R[]>,
  { largest, observe }: GroupOptions,
) {
  let waiting: WaitingItem<T, R>[] = [];
  let isRunning = false;

  async function runAll(): Promise<void> {
    while (waiting.length > 0) {
      const group = waiting.slice(0, largest);
      waiting = waiting.slice(largest);
      const started = performance.now();
      try {
        const results = await run(group.map(({ item }) => item));
        group.forEach(({ resolve }, place) => resolve(results[place] as R));
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
      observe?.(group.length, (performance.now() - started) / 1_000);
      await nextTurn(); // callers that got a result can add an item to the next group
    }
    isRunning = false;
  }

  return {
    add: (item: T) =>
      new Promise<R>((resolve, reject) => {
        waiting.push({ item, resolve, reject });
        if (isRunning) return;
        isRunning = true;
        void nextTurn().then(runAll);
      }),
  };
}

/** Resolves in a later turn of the event loop, so that requests that have arrived can be handled first. */
const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));
