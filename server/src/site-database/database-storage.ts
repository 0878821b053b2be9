import fs from 'node:fs/promises';
import path from 'node:path';
import { fileUrl } from '@demo-evm/shared/contract';
import type { Database } from '../database/database';
import type { MovableStorage } from '../releases/release-storage';
import { createReleaseCache } from './release-cache';
import { createReleaseLookup } from './release-lookup';
import { recordRows } from './record-rows';
import { releaseRows } from './release-rows';
import { REVISION_CHANNEL, revisionRows } from './revision-rows';
import { writeReleaseFiles, writeSourceMaps } from './write-release';

interface Options extends Pick<Database, 'db' | 'place' | 'listen'> {
  /** The folder of this machine for copies of releases. It can be emptied at any time. */
  readonly cacheDir: string;
  /** The limit for the copies in bytes; 256 MiB by default. Live releases stay, whatever their size. */
  readonly maxCacheBytes?: number;
}

/** The limit for the copies of releases on one machine: about 200 releases. */
const MAX_CACHE_BYTES = 256 * 2 ** 20;

/**
 * Stores a site in a database that processes on several machines share. Each machine has copies of the releases that it
 * serves, and serves them from its own disk. docs/decisions/0063
 */
export function createDatabaseStorage(options: Options): MovableStorage {
  const { db, place, listen, cacheDir, maxCacheBytes = MAX_CACHE_BYTES } = options;
  const cache = createReleaseCache({
    folder: cacheDir,
    maxBytes: maxCacheBytes,
    isPublished: createReleaseLookup(db),
    fetch: (release, folder) => writeReleaseFiles(db, release, folder),
  });
  return {
    place,
    isRemote: true,
    servedFolder: cacheDir,
    ...cache,
    watch: (onChange) => listen(REVISION_CHANNEL, onChange),
    ...revisionRows(db, place),
    ...releaseRows(db),
    ...recordRows(db),
    async readFile(release, name) {
      await cache.prepare(release, name);
      return fs.readFile(path.join(cacheDir, fileUrl(release, name)), 'utf8');
    },
    async writeBuild(release, folder) {
      await writeReleaseFiles(db, release, folder);
      await writeSourceMaps(db, release, folder);
    },
  };
}
