import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../errors/error-code';

/** A cache of pictures in a folder. Several processes can use the same folder. */
export interface PictureCache {
  /** Gives a picture; `null` when the folder does not have it. */
  readonly get: (key: string) => Promise<Buffer | null>;
  /** Keeps a picture. From time to time, removes the oldest pictures until the folder is not larger than `maxBytes`. */
  readonly put: (key: string, png: Uint8Array) => Promise<void>;
}

/** The size of the folder is checked after the first picture is kept, and then after every 20 pictures. */
const PUTS_PER_MEASUREMENT = 20;
/** A draft that is older than this time belongs to a process that was killed. */
const LEFTOVER_AGE_MS = 60_000;

/** Makes a cache in a folder, and creates the folder when it is missing. */
export async function createPictureCache(folder: string, maxBytes: number): Promise<PictureCache> {
  await fs.mkdir(folder, { recursive: true });
  const fileOf = (key: string) => path.join(folder, `${key}.png`);
  let puts = 0;

  return {
    async get(key) {
      try {
        return await fs.readFile(fileOf(key));
      } catch (error) {
        if (errorCode(error) === 'ENOENT') return null;
        throw error;
      }
    },
    async put(key, png) {
      const draft = path.join(folder, `.draft-${randomUUID()}`);
      try {
        await fs.writeFile(draft, png);
        await fs.rename(draft, fileOf(key)); // a reader never sees half a picture
      } finally {
        await fs.rm(draft, { force: true });
      }
      if (puts++ % PUTS_PER_MEASUREMENT === 0) await removeOldest(folder, maxBytes);
    },
  };
}

async function removeOldest(folder: string, maxBytes: number): Promise<void> {
  const files = (await Promise.all((await fs.readdir(folder)).map((name) => describe(folder, name)))).flat();
  files.sort((one, other) => other.changedAt - one.changedAt);
  let bytes = 0;
  for (const { file, size, changedAt } of files) {
    const isDraft = path.basename(file).startsWith('.');
    bytes += size;
    if (isDraft ? Date.now() - changedAt > LEFTOVER_AGE_MS : bytes > maxBytes)
      await fs.rm(file, { force: true });
  }
}

/** Gives the path, the size and the last change of a file; an empty list when another process has removed the file. */
async function describe(folder: string, name: string) {
  const file = path.join(folder, name);
  return fs.stat(file).then(
    ({ size, mtimeMs }) => [{ file, size, changedAt: mtimeMs }],
    () => [],
  );
}
