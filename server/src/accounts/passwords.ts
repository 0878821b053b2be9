import { hash, verify } from '@node-rs/argon2';

/** argon2id with 19 MiB, two passes and one lane, as OWASP's password storage cheat sheet has it. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

/** A password nobody has, so that a login of an unknown user takes as long as any other. */
const NOBODY = hash('nobody has this password', COST);

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** Is this the password of that hash? `undefined`: there is no such user; that takes the same time. */
export async function isPassword(stored: string | undefined, password: string): Promise<boolean> {
  const isRight = await verify(stored ?? (await NOBODY), password);
  return stored !== undefined && isRight;
}
