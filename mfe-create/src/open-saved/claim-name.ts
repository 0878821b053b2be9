/** A claim is held this long. After it, every tab sees what was stored under the name. */
const CLAIM_MS = 5_000;

/**
 * Claims a storage key for this tab for a short time. `false`: this tab or another one has claimed it already. A look
 * into storage is not enough, because a tab may see the writes of others late. Where the browser has no locks (old
 * browsers, plain http, blocked storage) the result is always `true`.
 */
export function claimName(name: string): Promise<boolean> {
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- not every browser has it
  if (!navigator.locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    const hold = async (lock: Lock | null) => {
      resolve(lock !== null);
      if (lock) await new Promise((done) => setTimeout(done, CLAIM_MS));
    };
    navigator.locks.request(name, { ifAvailable: true }, hold).catch(() => resolve(true));
  });
}
