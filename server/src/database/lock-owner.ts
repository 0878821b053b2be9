import fs from 'node:fs/promises';
import { errorCode } from '../errors/error-code';
import { isOpen } from './life-socket';

/**
 * Describes this process for a lock: its id, its start time, the namespace of its id, and its socket. The id is not
 * enough, because another process may have the same id after a reboot, or in another container.
 * @param socket the name of the process's life socket (life-socket.ts), or `null` when the process has none
 */
export async function describeOwner(socket: string | null): Promise<string> {
  const { pid } = process;
  return [pid, (await startTimeOf(pid)) || '-', await namespaceOfIds(), socket ?? '-'].join(' ');
}

/** The process id in the text of a lock; any number or `NaN` when the text is damaged. */
export function pidOf(owner: string): number {
  return Number(owner.split(' ')[0]);
}

/**
 * Whether the process that wrote a lock still seems to run. When the lock is from another container or from before a
 * reboot, its process id means nothing, so the socket of the process decides. If the lock then names no socket, the
 * process counts as running.
 */
export async function isAlive(folder: string, owner: string): Promise<boolean> {
  const pid = pidOf(owner);
  if (!Number.isInteger(pid) || pid <= 0) return false;
  const [, started, namespace, socket = '-'] = owner.split(' ');
  if (namespace !== undefined && namespace !== (await namespaceOfIds()))
    return socket === '-' || isOpen(folder, socket);
  // A lock may have no start time: an older version of the server wrote it, or there was no `/proc`.
  const isComparable = started !== undefined && started !== '-';
  return exists(pid) && (!isComparable || (await startTimeOf(pid)) === started);
}

/** The start time of a process in ticks since the boot. It is empty without a `/proc` or without such a process. */
async function startTimeOf(pid: number): Promise<string> {
  const stat = await fs.readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

/**
 * Gives a name for the current boot and container; `-` without a `/proc`. Process ids are unique only within one boot
 * and one container.
 */
async function namespaceOfIds(): Promise<string> {
  const boot = await fs.readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '');
  const namespace = await fs.readlink('/proc/self/ns/pid').catch(() => '');
  return boot.trim() + namespace || '-';
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}
