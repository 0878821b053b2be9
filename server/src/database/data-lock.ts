import fs from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../error-code';

/** Another process is using the data folder. Its message is for the person who started the server. */
export class DataLockError extends Error {
  override name = 'DataLockError';
}

/**
 * Makes this process the only owner of a folder until the returned function is called. The embedded
 * database has no lock of its own: two processes in one folder lose each other's votes. A lock whose
 * process is gone is taken over.
 * @throws {DataLockError} when a living process holds it
 */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
  await fs.mkdir(dataDir, { recursive: true });
  const file = path.join(dataDir, 'owner.lock');
  if (!(await tryLock(file))) {
    const owner = await readOwner(file);
    if (owner !== null && isAlive(owner)) {
      throw new DataLockError(`${dataDir} is in use by process ${owner}. Stop it, or set another DATA_DIR.`);
    }
    await fs.rm(file, { force: true });
    if (!(await tryLock(file))) throw new DataLockError(`${dataDir} was taken by another process just now.`);
  }
  return () => fs.rm(file, { force: true });
}

async function tryLock(file: string): Promise<boolean> {
  try {
    await fs.writeFile(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

async function readOwner(file: string): Promise<number | null> {
  const pid = Number(await fs.readFile(file, 'utf8').catch(() => ''));
  return Number.isInteger(pid) && pid > 0 ? pid : null;
}

function isAlive(pid: number): boolean {
  if (pid === process.pid) return false; // a container restarts with the same pid
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}
