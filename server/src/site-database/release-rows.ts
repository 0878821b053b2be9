import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables';
import { findDamage } from '../releases/find-damage';
import { parseRelease } from '../releases/parse-release';
import type { Build, Damage, MovableStorage, ReleaseName } from '../releases/release-storage';
import { readFiles } from './file-batches';
import { insertBuild } from './insert-build';

/** Keeps the files and source maps of releases as rows. A release appears with all of its files at once. */
export function releaseRows(
  db: Kysely<Tables>,
): Pick<
  MovableStorage,
  'readRelease' | 'versions' | 'published' | 'findDamage' | 'addRelease' | 'hasSourceMaps' | 'readSourceMap'
> {
  async function findDamageOf(release: Build['release']): Promise<Damage[]> {
    const files = new Map<string, Buffer>();
    for await (const { name, content } of readFiles(db, release, false)) files.set(name, content);
    return findDamage((name) => files.get(name) ?? null, release);
  }

  async function hasSourceMaps({ module, version }: ReleaseName): Promise<boolean> {
    const files = db.selectFrom('site_file').where('module', '=', module).where('version', '=', version);
    const map = files.where('is_source_map', '=', true).select('name').limit(1);
    return (await map.executeTakeFirst()) !== undefined;
  }

  return {
    async readRelease(module, version) {
      const content = await readRow(db, { module, version }, 'release.json');
      return content && parseRelease(content.toString(), `${module} ${version}`);
    },
    async versions(module) {
      const rows = db.selectFrom('site_release').where('module', '=', module).select('version');
      return (await rows.orderBy('published_at', 'desc').execute()).map(({ version }) => version);
    },
    published: () =>
      db.selectFrom('site_release').select(['module', 'version']).orderBy('published_at').execute(),
    findDamage: findDamageOf,
    hasSourceMaps,
    async readSourceMap(release, name) {
      const content = await readRow(db, release, `${name}.map.gz`, true);
      return content && String(await promisify(gunzip)(content));
    },
    async addRelease(build) {
      const damaged = (await findDamageOf(build.release)).map(({ file }) => file);
      await insertBuild(db, build, { damaged, hasMaps: await hasSourceMaps(build.release) });
    },
  };
}

/** Gives the content of a file of a release; `null` when there is none. */
async function readRow(
  db: Kysely<Tables>,
  { module, version }: ReleaseName,
  name: string,
  isSourceMap = false,
): Promise<Buffer | null> {
  const row = db.selectFrom('site_file').where('module', '=', module).where('version', '=', version);
  const found = await row
    .where('is_source_map', '=', isSourceMap)
    .where('name', '=', name)
    .select('content')
    .executeTakeFirst();
  return found?.content ?? null;
}
