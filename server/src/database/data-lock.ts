import fs from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../errors/error-code';
import { reasonOf, OperatorError } from '../errors/operator-error';

/**
 * Makes this process the only owner of a folder until the returned function is called. The embedded
 * database has no lock of its own: two processes in one folder lose each other's votes. A lock whose
 * process is gone is taken over.
 * @throws {OperatorError} when a living process holds it, or the folder cannot be written
 */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
  const lock = path.join(dataDir, 'owner.lock');
  const mine = `${lock}.${process.pid}`;
  const me = await identify(process.pid);
  try {
    await fs.mkdir(dataDir, { recursive: true });
    await fs.writeFile(mine, me);
  } catch (error) {
    throw new OperatorError(`DATA_DIR ${dataDir} cannot be used: ${reasonOf(error)}`, { cause: error });
  }
  try {
    if (!(await claim(mine, lock))) {
      await removeStale(lock, dataDir);
      if (!(await claim(mine, lock))) throw inUse(dataDir, lock, 'another process');
    }
  } finally {
    await fs.rm(mine, { force: true });
  }
  return async () => {
    if ((await readLock(lock)) === me) await fs.rm(lock, { force: true });
  };
}

/** A link appears with its content, or not at all: nobody reads a lock that is half written. */
async function claim(mine: string, lock: string): Promise<boolean> {
  try {
    await fs.link(mine, lock);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Removes the lock of a process that is gone; of two that try, one finds the other's fresh lock and gives in. */
async function removeStale(lock: string, dataDir: string): Promise<void> {
  const owner = await readLock(lock);
  if (owner !== null && (await isAlive(owner))) throw inUse(dataDir, lock, `process ${pidOf(owner)}`);
  const aside = `${lock}.stale-${process.pid}`;
  try {
    await fs.rename(lock, aside);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw error;
  }
  const isTheOneRead = (await readLock(aside)) === owner;
  if (!isTheOneRead) await fs.link(aside, lock).catch(() => undefined);
  await fs.rm(aside, { force: true });
  if (!isTheOneRead) throw inUse(dataDir, lock, 'another process');
}

function inUse(dataDir: string, lock: string, owner: string): OperatorError {
  return new OperatorError(
    `${dataDir} is in use by ${owner}. Stop it, or set another DATA_DIR. (If it is not a Demo EVM, remove ${lock}.)`,
  );
}

async function readLock(file: string): Promise<string | null> {
  return fs.readFile(file, 'utf8').catch(() => null);
}

/** Process id and, where the system tells, when it started: after a restart another process may have the id. */
async function identify(pid: number): Promise<string> {
  const stat = await fs.readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const started = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  return `${pid} ${started}`.trim();
}

function pidOf(owner: string): number {
  return Number(owner.split(' ')[0]);
}

async function isAlive(owner: string): Promise<boolean> {
  const pid = pidOf(owner);
  if (!Number.isInteger(pid) || pid <= 0 || !exists(pid)) return false;
  const isSameProcess = (await identify(pid)) === owner;
  return isSameProcess || !owner.includes(' ');
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}
