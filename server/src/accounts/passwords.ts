import { hash, verify } from '@node-rs/argon2';

/** argon2id with 19 MiB, two passes and one lane, as OWASP's password storage cheat sheet recommends. */
const ARGON2_OPTIONS = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

/** A hash to verify against when there is no such user, so that the answer takes as long as for a known user. */
const UNKNOWN_USER_HASH = hash('nobody has this password', ARGON2_OPTIONS);

export const hashPassword = (password: string): Promise<string> => hash(password, ARGON2_OPTIONS);

/**
 * Whether a password belongs to a hash.
 * @param storedHash `undefined` when there is no such user; the answer is then no, after the same time
 */
export async function isPassword(storedHash: string | undefined, password: string): Promise<boolean> {
  const isRight = await verify(storedHash ?? (await UNKNOWN_USER_HASH), password);
  return storedHash !== undefined && isRight;
}
