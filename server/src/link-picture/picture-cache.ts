import fs from 'node:fs/promises';
import path from 'node:path';
import { readBytesIfThere } from '../files/read-if-there';
import { shrinkFolder } from '../files/shrink-folder';
import { writeWhole } from '../files/write-whole';

/** A cache of pictures in a folder. Several processes can use the same folder. */
export interface PictureCache {
  /** Gives a picture; `null` when the folder does not have it. */
  readonly get: (key: string) => Promise<Buffer | null>;
  /** Keeps a picture. From time to time, removes the oldest pictures until the folder is not larger than `maxBytes`. */
  readonly put: (key: string, png: Uint8Array) => Promise<void>;
}

/** The size of the folder is checked after the first picture is kept, and then after every 20 pictures. */
const PUTS_PER_MEASUREMENT = 20;
/** Makes a cache in a folder, and creates the folder when it is missing. */
export async function createPictureCache(folder: string, maxBytes: number): Promise<PictureCache> {
  await fs.mkdir(folder, { recursive: true });
  const fileOf = (key: string) => path.join(folder, `${key}.png`);
  let puts = 0;

  return {
    get: (key) => readBytesIfThere(fileOf(key)),
    async put(key, png) {
      await writeWhole(fileOf(key), png);
      if (puts++ % PUTS_PER_MEASUREMENT === 0) await shrinkFolder(folder, { maxBytes, by: 'change' });
    },
  };
}
