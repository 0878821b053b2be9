import fs from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../errors/error-code';
import { reasonOf, OperatorError } from '../errors/operator-error';

/**
 * Makes this process the only owner of a folder. The embedded database has no lock of its own: two processes in one
 * folder would lose each other's votes. A lock whose process has ended is replaced.
 * @returns a function that removes the lock
 * @throws {OperatorError} when a running process holds the lock, or the folder cannot be written
 */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
  const lock = path.join(dataDir, 'owner.lock');
  const draft = `${lock}.${process.pid}`;
  const self = await identify(process.pid);
  try {
    await fs.mkdir(dataDir, { recursive: true });
    await fs.writeFile(draft, self);
  } catch (error) {
    throw new OperatorError(`DATA_DIR ${dataDir} cannot be used: ${reasonOf(error)}`, { cause: error });
  }
  try {
    if (!(await claim(draft, lock))) {
      await removeStale(lock, dataDir);
      if (!(await claim(draft, lock))) throw inUse(dataDir, lock, 'another process');
    }
  } finally {
    await fs.rm(draft, { force: true });
  }
  return async () => {
    if ((await readLock(lock)) === self) await fs.rm(lock, { force: true });
  };
}

/**
 * Creates the lock: links the complete draft to the lock's name, so that no process reads half a lock.
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
 * Removes the lock if its process has ended, and otherwise throws. When two processes do this at once, the slower
 * process may move the new lock of the faster one. The slower process then puts that lock back and throws.
 */
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

/**
 * Identifies a process by its id and, where `/proc` exists, its start time. The id is not enough, because another
 * process may have the same id after a reboot.
 */
async function identify(pid: number): Promise<string> {
  const stat = await fs.readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const started = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  return `${pid} ${started}`.trim();
}

function pidOf(owner: string): number {
  return Number(owner.split(' ')[0]);
}

/** Whether the process that wrote a lock still runs. When the lock has no start time, only the id is compared. */
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
