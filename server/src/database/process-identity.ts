import fs from 'node:fs/promises';
import { errorCode } from '../errors/error-code';

/**
 * Gives the start time of a process in ticks since the boot. Gives an empty text without `/proc`, or when
 * there is no such process.
 */
export async function startTimeOf(pid: number): Promise<string> {
  const stat = await fs.readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

/**
 * Gives a name for the current boot and container; `-` without `/proc`. Process ids are unique only within
 * one boot and one container.
 */
export async function namespaceOfIds(): Promise<string> {
  const boot = await fs.readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '');
  const namespace = await fs.readlink('/proc/self/ns/pid').catch(() => '');
  return boot.trim() + namespace || '-';
}

/** Says whether a process with this id runs, even if the process belongs to another user. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}
