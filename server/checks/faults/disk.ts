import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { retryWhile } from './retry-while';

const command = promisify(execFile);

/**
 * Linux makes no disk read-only while a file is open for writing. The servers of a check close their files within this
 * time.
 */
const BUSY_MS = 10_000;

/** A small disk with which a check does what it must not do to the computer's own disk. */
export interface Disk {
  readonly folder: string;
  /** Writes a file that takes all free space of the disk. */
  readonly fill: () => Promise<void>;
  /** Frees the space that `fill` has used. */
  readonly free: () => Promise<void>;
  /**
   * Refuses all further writes, or allows them again. Waits while a file is open for writing, and rejects when one still
   * is after 10 seconds.
   */
  readonly setReadOnly: (isReadOnly: boolean) => Promise<void>;
}

/** Runs `run` with an empty disk in memory (tmpfs), and unmounts it, which deletes its content. Needs root. */
export async function withDisk(megabytes: number, run: (disk: Disk) => Promise<void>): Promise<void> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'demo-evm-disk-'));
  const ballast = path.join(folder, 'ballast');
  await command('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  try {
    await run({
      folder,
      async fill() {
        const { bavail, bsize } = await fs.statfs(folder);
        // The write fails when the server uses some of the free space at the same time. The disk is also full in this
        // case.
        await fs.writeFile(ballast, Buffer.alloc(bavail * bsize)).catch(() => undefined);
      },
      free: () => fs.rm(ballast),
      async setReadOnly(isReadOnly) {
        const options = `remount,${isReadOnly ? 'ro' : 'rw'}`;
        await retryWhile(isBusy, BUSY_MS, () => command('mount', ['-o', options, folder]));
      },
    });
  } finally {
    await command('umount', ['-l', folder]);
    await fs.rmdir(folder);
  }
}

function isBusy(error: unknown): boolean {
  return String(error).includes('is busy');
}

/** Says whether this program may mount a disk. */
export function canMount(): Promise<boolean> {
  return withDisk(1, () => Promise.resolve()).then(
    () => true,
    () => false,
  );
}
