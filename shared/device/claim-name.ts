/**
 * A claim on a storage key ends after this time, or earlier when the tab closes. Within this time, other tabs normally
 * see what this tab has stored under the key.
 */
const CLAIM_MS = 5_000;

/**
 * Claims a storage key for this tab for a short time. Other tabs then save no machine under the same key. Reading
 * storage is not enough, because a tab may see the writes of other tabs late.
 * @returns `false` while this tab or another tab holds a claim on the key. It is always `true` if the browser
 *   has no locks or refuses locks (old browsers, plain http, blocked storage).
 */
export function claimName(name: string): Promise<boolean> {
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- old browsers have no `locks`
  if (!navigator.locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    const hold = async (lock: Lock | null) => {
      resolve(lock !== null);
      if (lock) await new Promise((done) => setTimeout(done, CLAIM_MS));
    };
    navigator.locks.request(name, { ifAvailable: true }, hold).catch(() => resolve(true));
  });
}
