import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface FullDisk {
  readonly folder: string;
  /** Fills the disk completely. */
  readonly fill: () => Promise<void>;
  readonly free: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** Mounts a disk in memory that can be filled and freed; `null` when this user may not mount. */
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
      await fs.writeFile(ballast, Buffer.alloc(bavail * bsize)).catch(() => undefined); // the write may fail when other files take the rest
    },
    free: () => fs.rm(ballast),
    async remove() {
      await run('umount', ['-l', folder]);
      await fs.rmdir(folder);
    },
  };
}
