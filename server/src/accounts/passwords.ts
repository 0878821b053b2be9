import os from 'node:os';
import { createHashQueue } from './hash-queue';
import { askThread } from './hash-threads';

/**
 * The hash of a random password that was thrown away. When there is no account, the password of a login is compared
 * with this hash, so that the answer takes as long as with an account. It has the cost of every other hash.
 */
export const HASH_OF_NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$g3wHCdilzeI3f857zp+GpA$roY75kpzP3iQ0LOKctTaPXjjJdQ51nseMU/J0IrpME0';

/**
 * Gives how many passwords a process hashes at once: two, or one where two would leave no processor to pages and votes.
 * docs/decisions/0055
 */
export function hashesAtOnce(processors: number): number {
  return processors > 2 ? 2 : 1;
}

/** On a slow processor, the last of the waiting logins gets its answer after about two seconds. */
const hashes = createHashQueue({ maxRunning: hashesAtOnce(os.availableParallelism()), maxWaiting: 20 });

/** True if the next password would be refused, because too many wait for their hash. */
export const isHashQueueFull = hashes.isFull;

async function hash(password: string): Promise<string> {
  const hashed = await askThread({ password });
  if ('hash' in hashed) return hashed.hash;
  throw new Error('The thread that hashes passwords compared a password.');
}

async function verify(stored: string | undefined, password: string): Promise<boolean> {
  const hashed = await askThread({ password, stored: stored ?? HASH_OF_NOBODY });
  return stored !== undefined && 'isRight' in hashed && hashed.isRight;
}

/** @throws {ServerBusy} when too many passwords wait for their hash */
export const hashPassword = (password: string): Promise<string> => hashes.run(() => hash(password));

/**
 * Gives the account that `find` finds, if the password belongs to it. `find` is called only when this
 * password is next in the queue, so a flood of logins does not reach the database.
 * @throws {ServerBusy} when too many passwords wait for their hash
 */
export const withPassword = <Account extends { readonly password_hash: string }>(
  find: () => Promise<Account | undefined>,
  password: string,
): Promise<Account | null> =>
  hashes.run(async () => {
    const account = await find();
    const isRight = await verify(account?.password_hash, password);
    return account && isRight ? account : null;
  });

/**
 * Says whether a password belongs to a hash.
 * @throws {ServerBusy} when too many passwords wait for their hash
 * @param storedHash the hash of the account; `undefined` when there is no account. The result for `undefined` is
 *   `false`, and the comparison takes as long as with a hash.
 */
export const isPassword = (storedHash: string | undefined, password: string): Promise<boolean> =>
  hashes.run(() => verify(storedHash, password));
