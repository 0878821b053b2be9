import { isOpen } from './life-socket';
import { isRunning, namespaceOfIds, startTimeOf } from './process-identity';

/**
 * Describes this process for a lock: its id, its start time, the namespace of its id, and its socket. The id is not
 * enough, because another process may have the same id after a reboot, or in another container.
 * @param socket the name of the process's life socket (life-socket.ts), or `null` when the process has none
 */
export async function describeOwner(socket: string | null): Promise<string> {
  const { pid } = process;
  return [pid, (await startTimeOf(pid)) || '-', await namespaceOfIds(), socket ?? '-'].join(' ');
}

/** Gives the process id in the text of a lock. When the text is damaged, gives any number or `NaN`. */
export function pidOf(owner: string): number {
  return Number(owner.split(' ')[0]);
}

/**
 * Says whether the process that wrote a lock still seems to run. When the lock is from another container or
 * from before a reboot, its process id means nothing, so the socket of the process decides. If the lock then
 * names no socket, the process counts as running.
 */
export async function isAlive(folder: string, owner: string): Promise<boolean> {
  const pid = pidOf(owner);
  if (!Number.isInteger(pid) || pid <= 0) return false;
  const [, started, namespace, socket = '-'] = owner.split(' ');
  if (namespace !== undefined && namespace !== (await namespaceOfIds()))
    return socket === '-' || isOpen(folder, socket);
  // A lock may have no start time: an older version of the server wrote it, or there was no `/proc`.
  const isComparable = started !== undefined && started !== '-';
  return isRunning(pid) && (!isComparable || (await startTimeOf(pid)) === started);
}
