import { hash, verify } from '@node-rs/argon2';

/** argon2id with 19 MiB of memory, two passes and one lane, as OWASP's password storage cheat sheet recommends. */
const ARGON2_OPTIONS = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

/**
 * When no account has the e-mail of a login, the password is compared with this hash. The login then takes as long as
 * with an account.
 */
const UNKNOWN_USER_HASH = hash('nobody has this password', ARGON2_OPTIONS);

export const hashPassword = (password: string): Promise<string> => hash(password, ARGON2_OPTIONS);

/**
 * Whether a password belongs to a hash.
 * @param storedHash the hash of the account; `undefined` when there is no account. The result for `undefined` is
 *   `false`, and the comparison takes as long as with a hash.
 */
export async function isPassword(storedHash: string | undefined, password: string): Promise<boolean> {
  const isRight = await verify(storedHash ?? (await UNKNOWN_USER_HASH), password);
  return storedHash !== undefined && isRight;
}
