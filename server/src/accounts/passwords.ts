import { hash, verify } from '@node-rs/argon2';
import { createHashQueue } from './hash-queue';

/** argon2id with 19 MiB of memory, two passes and one lane, as OWASP's password storage cheat sheet recommends. */
const ARGON2_OPTIONS = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

/**
 * When there is no account, the password is compared with this hash. The answer then takes as long as
 * with an account.
 */
const UNKNOWN_USER_HASH = hash('nobody has this password', ARGON2_OPTIONS);

/**
 * A hash keeps one of the four threads of Node's thread pool busy. The same pool reads files and compresses
 * pages. Two hashes at once leave two threads for the pages. On a slow processor, the last of the waiting
 * logins gets its answer after about a second. docs/decisions/0055.
 */
const inHashQueue = createHashQueue({ maxRunning: 2, maxWaiting: 20 });

/** @throws {ServerBusy} when too many passwords wait for their hash */
export const hashPassword = (password: string): Promise<string> =>
  inHashQueue(() => hash(password, ARGON2_OPTIONS));

/**
 * Gives the account that `find` finds, if the password belongs to it. `find` is called only when this
 * password is next in the queue, so a flood of logins does not reach the database.
 * @throws {ServerBusy} when too many passwords wait for their hash
 */
export const withPassword = <Account extends { readonly password_hash: string }>(
  find: () => Promise<Account | undefined>,
  password: string,
): Promise<Account | null> =>
  inHashQueue(async () => {
    const account = await find();
    const isRight = await verify(account?.password_hash ?? (await UNKNOWN_USER_HASH), password);
    return account && isRight ? account : null;
  });

/**
 * Says whether a password belongs to a hash.
 * @throws {ServerBusy} when too many passwords wait for their hash
 * @param storedHash the hash of the account; `undefined` when there is no account. The result for `undefined` is
 *   `false`, and the comparison takes as long as with a hash.
 */
export async function isPassword(storedHash: string | undefined, password: string): Promise<boolean> {
  const hashToCompare = storedHash ?? (await UNKNOWN_USER_HASH);
  const isRight = await inHashQueue(() => verify(hashToCompare, password));
  return storedHash !== undefined && isRight;
}
