import { hash, verify } from '@node-rs/argon2';

/** argon2id with 19 MiB of memory, two passes and one lane, as OWASP's password storage cheat sheet recommends. */
const ARGON2_OPTIONS = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

/** A password is compared with this hash when the e-mail has no account, so that the answer takes equally long. */
const UNKNOWN_USER_HASH = hash('nobody has this password', ARGON2_OPTIONS);

export const hashPassword = (password: string): Promise<string> => hash(password, ARGON2_OPTIONS);

/**
 * Whether a password belongs to a hash.
 * @param storedHash the hash of the account, or `undefined` when no account exists. The result is then `false`, after
 * the same time.
 */
export async function isPassword(storedHash: string | undefined, password: string): Promise<boolean> {
  const isRight = await verify(storedHash ?? (await UNKNOWN_USER_HASH), password);
  return storedHash !== undefined && isRight;
}
