import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../errors/error-code';
import { reasonOf, OperatorError } from '../errors/operator-error';
import { openLifeSocket, removeOtherSockets } from './life-socket';
import { describeOwner, isAlive, pidOf } from './lock-owner';

/**
 * Makes this process the only owner of a folder. The embedded database has no lock of its own: two processes in one
 * folder would lose each other's votes. A lock is replaced when its process is known to have ended. The lock also works
 * between containers that share the folder on one computer, but not between computers. docs/decisions/0035
 * @returns a function that removes the lock
 * @throws {OperatorError} when another process holds or may hold the lock, or the folder cannot be written
 */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
  const lock = path.join(dataDir, 'owner.lock');
  const id = randomUUID().slice(0, 8); // a random id, because process ids of different containers may be equal
  const draft = `${lock}.${id}`;
  const prepare = async () => {
    await fs.mkdir(dataDir, { recursive: true });
    const socket = await openLifeSocket(dataDir, id);
    const self = await describeOwner(socket?.name ?? null);
    await fs.writeFile(draft, self);
    return { socket, self };
  };
  const { socket, self } = await prepare().catch((error: unknown) => {
    throw new OperatorError(`DATA_DIR ${dataDir} cannot be used: ${reasonOf(error)}`, { cause: error });
  });
  try {
    if (!(await claim(draft, lock))) {
      await removeStale(lock, dataDir, id);
      if (!(await claim(draft, lock))) throw inUse(dataDir, lock, 'another process');
    }
    await removeOtherSockets(dataDir, socket?.name);
  } catch (error) {
    await socket?.close();
    throw error;
  } finally {
    await fs.rm(draft, { force: true });
  }
  return async () => {
    if ((await readLock(lock)) === self) await fs.rm(lock, { force: true });
    await socket?.close();
  };
}

/**
 * Creates the lock. A hard link gives the complete draft the name of the lock, so that no process reads half a lock.
 * @returns whether this process has created the lock; `false` when the lock exists already
 */
async function claim(draft: string, lock: string): Promise<boolean> {
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
async function removeStale(lock: string, dataDir: string, id: string): Promise<void> {
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

function inUse(dataDir: string, lock: string, owner: string): OperatorError {
  return new OperatorError(
    `${dataDir} is in use by ${owner}. Stop it, or set another DATA_DIR. (If that process is not a Demo EVM, remove ${lock}.)`,
  );
}

async function readLock(file: string): Promise<string | null> {
  return fs.readFile(file, 'utf8').catch(() => null);
}
