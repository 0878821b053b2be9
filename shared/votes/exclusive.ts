/** Runs pieces of work one after the other. */
export type Exclusive = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * One at a time among all tabs of this site, by `navigator.locks`; where a browser has none (old ones, and
 * pages on plain http) one at a time in this page.
 */
export function createExclusive(name: string): Exclusive {
  const inThisPage = createQueue();
  return async (work) => {
    // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- not every browser has it
    if (!navigator.locks) return inThisPage(work);
    const run = { hasStarted: false };
    try {
      return await navigator.locks.request(name, () => {
        run.hasStarted = true;
        return work();
      });
    } catch (error) {
      if (run.hasStarted) throw error;
      return inThisPage(work); // locks are refused where storage is
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
