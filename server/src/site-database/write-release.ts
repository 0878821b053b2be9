import fs from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables';
import { SOURCE_MAPS, type ReleaseName } from '../releases/release-storage';
import { readFiles } from './file-batches';

/**
 * Writes the files of a release from the database into a new folder. Their times are the time of the publication, so that
 * every process sends the same ETag.
 */
export async function writeReleaseFiles(
  db: Kysely<Tables>,
  release: ReleaseName,
  folder: string,
): Promise<void> {
  const { module, version } = release;
  const published = db.selectFrom('site_release').where('module', '=', module).where('version', '=', version);
  const { published_at: at } = await published.select('published_at').executeTakeFirstOrThrow();
  await writeRows(db, release, folder, false);
  for (const entry of await fs.readdir(folder, { withFileTypes: true, recursive: true }))
    if (entry.isFile()) await fs.utimes(path.join(entry.parentPath, entry.name), new Date(), at);
}

/** Writes the source maps of a release, if it has some, into the folder of a build. */
export async function writeSourceMaps(db: Kysely<Tables>, release: ReleaseName, dist: string): Promise<void> {
  await writeRows(db, release, path.join(dist, SOURCE_MAPS), true);
}

async function writeRows(
  db: Kysely<Tables>,
  release: ReleaseName,
  folder: string,
  isSourceMap: boolean,
): Promise<void> {
  for await (const { name, content } of readFiles(db, release, isSourceMap)) {
    const file = path.join(folder, name);
    if (!file.startsWith(path.join(folder, '/'))) continue; // a file outside the folder belongs to no release
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.writeFile(file, content);
  }
}
