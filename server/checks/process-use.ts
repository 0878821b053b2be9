import fs from 'node:fs/promises';

/** The kernel counts processor time in this many ticks a second, on every computer that runs Linux. */
const TICKS_PER_SECOND = 100;

/** The processor time that a process has used, in seconds. It is read from /proc, so it exists on Linux only. */
export async function cpuSecondsOf(pid: number): Promise<number> {
  const stat = await fs.readFile(`/proc/${pid}/stat`, 'utf8');
  // The name of the program, in brackets, may contain spaces. The fields 14 and 15 are the times in programs and kernel.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** The memory that a process occupies now, in megabytes. It is read from /proc, so it exists on Linux only. */
export async function residentMegabytesOf(pid: number): Promise<number> {
  const status = await fs.readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
}
