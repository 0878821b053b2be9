import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { reasonOf, OperatorError } from '../errors/operator-error';
import { openLifeSocket, removeOtherSockets } from './life-socket';
import { claimLock, inUse, readLock, removeStaleLock } from './lock-file';
import { describeOwner } from './lock-owner';

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
    if (!(await claimLock(draft, lock))) {
      await removeStaleLock(lock, dataDir, id);
      if (!(await claimLock(draft, lock))) throw inUse(dataDir, lock, 'another process');
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
