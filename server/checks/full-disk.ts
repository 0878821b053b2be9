import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A small disk that a check can fill, to see what the server does then. */
export interface FullDisk {
  readonly folder: string;
  /** Writes a file that takes all free space of the disk. */
  readonly fill: () => Promise<void>;
  /** Frees the space that `fill` has used. */
  readonly free: () => Promise<void>;
  /** Unmounts the disk, which deletes its content. */
  readonly remove: () => Promise<void>;
}

/** Mounts an empty disk in memory (tmpfs). Gives `null` when the mount fails, for example without root. */
export async function createFullDisk(megabytes: number): Promise<FullDisk | null> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'demo-evm-disk-'));
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  } catch {
    await fs.rmdir(folder);
    return null;
  }
  const ballast = path.join(folder, 'ballast');
  return {
    folder,
    async fill() {
      const { bavail, bsize } = await fs.statfs(folder);
      // The write fails when the server uses some of the free space at the same time. The disk is also full in this
      // case.
      await fs.writeFile(ballast, Buffer.alloc(bavail * bsize)).catch(() => undefined);
    },
    free: () => fs.rm(ballast),
    async remove() {
      await run('umount', ['-l', folder]);
      await fs.rmdir(folder);
    },
  };
}
