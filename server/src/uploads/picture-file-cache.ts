import fs from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../errors/error-code';
import { shrinkFolder } from '../files/shrink-folder';
import { writeWhole } from '../files/write-whole';

/** Copies of pictures in a folder of limited size. Several processes can use the same folder. */
export interface PictureFileCache {
  readonly folder: string;
  /** Says whether the folder has a picture. If it does, the picture counts as used now. */
  readonly has: (name: string) => Promise<boolean>;
  /**
   * Adds a picture. When the folder may have become too large, removes the pictures that were used least recently.
   * @param storedAt the time of the picture's upload, which becomes the file's time, so that every process sends the
   *   same ETag
   */
  readonly add: (name: string, content: Uint8Array, storedAt: Date) => Promise<void>;
  readonly remove: (name: string) => Promise<void>;
}

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
      await writeWhole(fileOf(name), content, storedAt);
      addedBytes += content.length;
      if (addedBytes <= freedBytes) return;
      addedBytes = 0;
      // The new picture stays, because it is about to be sent.
      await shrinkFolder(folder, { maxBytes: maxBytes - freedBytes, by: 'use', kept: name });
    },
    remove: (name) => fs.rm(fileOf(name), { force: true }),
  };
}
