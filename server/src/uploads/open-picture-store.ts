import path from 'node:path';
import type { Database } from '../database/database';
import { createDatabasePictures } from './database-pictures';
import { createFolderPictures } from './folder-pictures';
import type { PictureStore } from './picture-store';

/** The limit for the copies of pictures on one machine: those of about 4,000 campaigns. */
const MAX_CACHE_BYTES = 256 * 2 ** 20;

/** The folders of pictures in a data folder. */
export interface PictureFolders {
  /** The pictures, where they are not in the database, and the uploads that are under way. */
  readonly filesDir: string;
  /** Copies of the pictures in the database. The folder can be emptied at any time. */
  readonly pictureCacheDir: string;
}

/** Gives the folders of pictures in a data folder. */
export function pictureFolders(dataDir: string): PictureFolders {
  return { filesDir: path.join(dataDir, 'files'), pictureCacheDir: path.join(dataDir, 'picture-cache') };
}

/** Opens the store of pictures: the database if it is shared, otherwise the folder. docs/decisions/0061. */
export function openPictureStore({ db, isShared }: Database, folders: PictureFolders): PictureStore {
  const { filesDir, pictureCacheDir } = folders;
  if (!isShared) return createFolderPictures(filesDir);
  return createDatabasePictures({
    db,
    folder: filesDir,
    cacheDir: pictureCacheDir,
    maxCacheBytes: MAX_CACHE_BYTES,
  });
}
