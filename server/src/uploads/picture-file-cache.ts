import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../errors/error-code';

/** Copies of pictures in a folder of limited size. Several processes can use the same folder. */
export interface PictureFileCache {
  readonly folder: string;
  /** Whether the folder has a picture. If so, the picture counts as used now. */
  readonly has: (name: string) => Promise<boolean>;
  /**
   * Adds a picture. When the folder may have become too large, removes the pictures that were used least recently.
   * @param storedAt the time of the picture's upload, which becomes the file's time, so that every process sends the
   *   same ETag
   */
  readonly add: (name: string, content: Uint8Array, storedAt: Date) => Promise<void>;
  readonly remove: (name: string) => Promise<void>;
}

/** A draft that is older than this time belongs to a process that was killed. */
const LEFTOVER_AGE_MS = 60_000;
const DRAFT_PREFIX = '.draft-';
/** The part of the limit that is free after a removal, so that not every new picture needs a look at the whole folder. */
const FREED_PART = 0.1;

/** Makes a cache in a folder. The folder is created when the first picture is added. */
export function createPictureFileCache(folder: string, maxBytes: number): PictureFileCache {
  const fileOf = (name: string) => path.join(folder, name);
  const freedBytes = maxBytes * FREED_PART;
  let addedBytes = Infinity; // what an earlier process has left is measured with the first picture

  return {
    folder,
    async has(name) {
      try {
        const { mtime } = await fs.stat(fileOf(name));
        await fs.utimes(fileOf(name), new Date(), mtime);
        return true;
      } catch (error) {
        if (errorCode(error) === 'ENOENT') return false;
        throw error;
      }
    },
    async add(name, content, storedAt) {
      await fs.mkdir(folder, { recursive: true });
      const draft = path.join(folder, `${DRAFT_PREFIX}${randomUUID()}`);
      try {
        await fs.writeFile(draft, content);
        await fs.utimes(draft, new Date(), storedAt);
        await fs.rename(draft, fileOf(name)); // a reader never sees half a picture
      } finally {
        await fs.rm(draft, { force: true });
      }
      addedBytes += content.length;
      if (addedBytes <= freedBytes) return;
      addedBytes = 0;
      await removeLeastUsed(folder, maxBytes - freedBytes, name);
    },
    remove: (name) => fs.rm(fileOf(name), { force: true }),
  };
}

/** Removes files until the folder has at most `maxBytes`. Keeps the picture `added`, which is about to be sent. */
async function removeLeastUsed(folder: string, maxBytes: number, added: string): Promise<void> {
  const names = await fs.readdir(folder);
  const files = (await Promise.all(names.map((name) => describe(folder, name)))).flat();
  files.sort((one, other) => other.usedAt - one.usedAt);
  let bytes = files.find(({ name }) => name === added)?.size ?? 0;
  for (const { name, size, usedAt } of files) {
    if (name === added) continue;
    bytes += size;
    const isDraft = name.startsWith(DRAFT_PREFIX);
    if (isDraft ? Date.now() - usedAt > LEFTOVER_AGE_MS : bytes > maxBytes)
      await fs.rm(path.join(folder, name), { force: true });
  }
}

/** Gives the size and the last use of a file; an empty list when another process has removed the file. */
async function describe(folder: string, name: string) {
  return fs.stat(path.join(folder, name)).then(
    ({ size, atimeMs }) => [{ name, size, usedAt: atimeMs }],
    () => [],
  );
}
