import fs from 'node:fs/promises';

/**
 * Flushes the names in a folder to the disk, so that they survive a power cut. The content of the files is not flushed.
 */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await fs.open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
