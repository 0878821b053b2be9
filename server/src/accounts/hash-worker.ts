import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import { reasonOf } from '../errors/operator-error';
import { lowerPriority } from '../threads/lower-priority';

/** A password to hash or, with `stored`, to compare with a stored hash. */
export interface HashTask {
  readonly password: string;
  readonly stored?: string;
}

/** The new hash, the result of the comparison, or the reason why there is neither. */
export type Hashed = { readonly hash: string } | { readonly isRight: boolean } | { readonly reason: string };

/** argon2id with 19 MiB of memory, two passes and one lane, as OWASP's password storage cheat sheet recommends. */
const ARGON2_OPTIONS = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

function answer({ password, stored }: HashTask): Hashed {
  try {
    return stored === undefined
      ? { hash: hashSync(password, ARGON2_OPTIONS) }
      : { isRight: verifySync(stored, password) };
  } catch (error) {
    return { reason: reasonOf(error) };
  }
}

lowerPriority();
parentPort?.on('message', (task: HashTask) => parentPort?.postMessage(answer(task)));
