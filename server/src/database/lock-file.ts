import fs from 'node:fs/promises';
import { errorCode } from '../errors/error-code';
import { OperatorError } from '../errors/operator-error';
import { isAlive, pidOf } from './lock-owner';

/**
 * Creates the lock. A hard link gives the complete draft the name of the lock, so that no process reads half a lock.
 * @returns `true` when this process has created the lock, `false` when the lock exists already
 */
export async function claimLock(draft: string, lock: string): Promise<boolean> {
  try {
    await fs.link(draft, lock);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Removes the lock, or throws when the process of the lock may still run. When two processes call this function at
 * once, the slower process may remove the new lock of the faster process. The slower process then restores this lock,
 * unless there is a newer lock, and throws.
 */
export async function removeStaleLock(lock: string, dataDir: string, id: string): Promise<void> {
  const owner = await readLock(lock);
  if (owner !== null && (await isAlive(dataDir, owner)))
    throw inUse(dataDir, lock, `process ${pidOf(owner)}`);
  const aside = `${lock}.stale-${id}`;
  try {
    await fs.rename(lock, aside);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw error;
  }
  const isSameLock = (await readLock(aside)) === owner;
  if (!isSameLock) await fs.link(aside, lock).catch(() => undefined);
  await fs.rm(aside, { force: true });
  if (!isSameLock) throw inUse(dataDir, lock, 'another process');
}

/** Makes the error about a folder that another process uses. `owner` names that other process. */
export function inUse(dataDir: string, lock: string, owner: string): OperatorError {
  return new OperatorError(
    `${dataDir} is in use by ${owner}. Stop it, or set another DATA_DIR. (If that process is not a Demo EVM, remove ${lock}.)`,
  );
}

/** Reads the description of the lock's owner; `null` when there is no lock, or when the lock cannot be read. */
export async function readLock(file: string): Promise<string | null> {
  return fs.readFile(file, 'utf8').catch(() => null);
}
