import fs from 'node:fs/promises';
import path from 'node:path';
import { WRITE_DRAFT_PREFIX } from './write-whole';

/** A draft that is older than this time belongs to a process that was killed. */
const LEFTOVER_AGE_MS = 60_000;

interface ShrinkOptions {
  readonly maxBytes: number;
  /** The order in which files are removed: those that were changed first, or those that were used least recently. */
  readonly by: 'change' | 'use';
  /** The name of a file that is not removed. */
  readonly kept?: string;
}

/**
 * Removes files until a folder has at most `maxBytes`, and the drafts of processes that were killed (write-whole.ts).
 * Several processes can do this at the same time.
 */
export async function shrinkFolder(folder: string, { maxBytes, by, kept }: ShrinkOptions): Promise<void> {
  const timeOf = by === 'use' ? 'atimeMs' : 'mtimeMs';
  const names = await fs.readdir(folder);
  const files = (await Promise.all(names.map((name) => describe(folder, name, timeOf)))).flat();
  files.sort((one, other) => Number(other.name === kept) - Number(one.name === kept) || other.at - one.at);
  let bytes = 0;
  for (const { name, size, at } of files) {
    bytes += size;
    const isDraft = name.startsWith(WRITE_DRAFT_PREFIX);
    if (name !== kept && (isDraft ? Date.now() - at > LEFTOVER_AGE_MS : bytes > maxBytes))
      await fs.rm(path.join(folder, name), { force: true });
  }
}

/** Gives the size and a time of a file; an empty list when another process has removed the file. */
async function describe(folder: string, name: string, timeOf: 'atimeMs' | 'mtimeMs') {
  return fs.stat(path.join(folder, name)).then(
    (stats) => [{ name, size: stats.size, at: stats[timeOf] }],
    () => [],
  );
}
