import fs from 'node:fs/promises';
import path from 'node:path';

/**
 * Gives the total size of a folder's files in bytes, including files that are being written. The folder must contain no
 * folders.
 */
export async function bytesIn(folder: string): Promise<number> {
  const names = await fs.readdir(folder);
  const sizes = await Promise.all(names.map((name) => sizeOf(path.join(folder, name))));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/**
 * Gives the size of a file in bytes; 0 when the file cannot be read, for example because it was removed
 * meanwhile.
 */
async function sizeOf(file: string): Promise<number> {
  return fs.stat(file).then(
    ({ size }) => size,
    () => 0,
  );
}
