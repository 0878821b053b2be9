import fs from 'node:fs/promises';
import path from 'node:path';
import { bytesIn } from '../files/folder-size';
import { namesIn } from '../files/names-in';
import { pathExists } from '../files/path-exists';
import { readBytesIfThere } from '../files/read-if-there';
import { PICTURE_NAME, type PictureStore } from './picture-store';

/** Keeps pictures as the files of a folder. Several processes can use the same folder. */
export function createFolderPictures(folder: string): PictureStore {
  const fileOf = (name: string) => path.join(folder, name);
  return {
    servedFolder: folder,
    prepare: (name) => pathExists(fileOf(name)),
    read: (name) => readBytesIfThere(fileOf(name)),
    keep: (_transaction, name, draft) => fs.rename(draft, fileOf(name)),
    async remove(_transaction, names) {
      for (const name of names) await fs.rm(fileOf(name), { force: true });
    },
    list: (minAgeMs) => picturesIn(folder, minAgeMs),
    bytes: () => bytesIn(folder),
  };
}

/** The names of a folder's pictures, or of those whose files were written more than `minAgeMs` milliseconds ago. */
async function picturesIn(folder: string, minAgeMs = -Infinity): Promise<string[]> {
  const names: string[] = [];
  for (const name of await namesIn(folder))
    if (PICTURE_NAME.test(name) && (await ageOf(path.join(folder, name))) > minAgeMs) names.push(name);
  return names;
}

/** The time since a file was written, in milliseconds; 0 when the file is gone. */
export async function ageOf(file: string): Promise<number> {
  return fs.stat(file).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => 0,
  );
}
