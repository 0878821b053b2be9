import fs from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables';
import { SOURCE_MAPS, type ReleaseName } from '../releases/release-storage';
import { readRow } from './release-rows';

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

/** Reads one file after the other, so that a large release neither fills the memory nor takes all connections. */
async function writeRows(
  db: Kysely<Tables>,
  release: ReleaseName,
  folder: string,
  isSourceMap: boolean,
): Promise<void> {
  const { module, version } = release;
  const rows = db.selectFrom('site_file').where('module', '=', module).where('version', '=', version);
  const names = await rows.where('is_source_map', '=', isSourceMap).select('name').execute();
  for (const { name } of names) {
    const content = await readRow(db, release, name, isSourceMap);
    const file = path.join(folder, name);
    if (content === null || !file.startsWith(path.join(folder, '/'))) continue;
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.writeFile(file, content);
  }
}
