/** Runs the work when the lock of `createExclusive` is free, and gives the result of the work. */
export type Exclusive = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Makes a lock that all tabs of this site share. The lock uses `navigator.locks`. If a browser does not have
 * `navigator.locks` or refuses it, for example on plain http, the lock works within this page only.
 */
export function createExclusive(name: string): Exclusive {
  const inThisPage = createQueue();
  return async (work) => {
    // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- not every browser has `locks`
    if (!navigator.locks) return inThisPage(work);
    const run = { hasStarted: false };
    try {
      return await navigator.locks.request(name, () => {
        run.hasStarted = true;
        return work();
      });
    } catch (error) {
      if (run.hasStarted) throw error;
      return inThisPage(work); // a browser that refuses storage also refuses locks
    }
  };
}

function createQueue(): Exclusive {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work, work);
    last = done.catch(() => undefined);
    return done;
  };
}
