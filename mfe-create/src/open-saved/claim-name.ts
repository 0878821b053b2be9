/** By then every tab sees what was stored under the name. */
const HELD_MS = 5_000;

/**
 * Claims a name for this tab, for a while. `false`: it is claimed already, here or in another tab. Storage
 * alone cannot decide that: tabs may see each other's writes late. Where a browser has no locks (old ones,
 * pages on plain http, blocked storage) nobody can tell, so it is `true`.
 */
export function claimName(name: string): Promise<boolean> {
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- not every browser has it
  if (!navigator.locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    const hold = async (lock: Lock | null) => {
      resolve(lock !== null);
      if (lock) await new Promise((done) => setTimeout(done, HELD_MS));
    };
    navigator.locks.request(name, { ifAvailable: true }, hold).catch(() => resolve(true));
  });
}
