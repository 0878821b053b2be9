import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '../database/tables';
import { OperatorError } from '../errors/operator-error';
import { findDamage } from '../releases/find-damage';
import { parseRelease } from '../releases/parse-release';
import { SOURCE_MAPS, type Build, type MovableStorage, type ReleaseName } from '../releases/release-storage';
import { readFolder } from './read-folder';

/** Keeps the files and source maps of releases as rows. A release appears with all of its files at once. */
export function releaseRows(
  db: Kysely<Tables>,
): Pick<
  MovableStorage,
  'readRelease' | 'versions' | 'published' | 'findDamage' | 'addRelease' | 'hasSourceMaps' | 'readSourceMap'
> {
  const findDamageOf = (release: Build['release']) =>
    findDamage((name) => readRow(db, release, name), release);

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
    async addRelease({ dist, release }) {
      const damaged = (await findDamageOf(release)).flatMap(({ file }) => [file, `${file}.br`, `${file}.gz`]);
      const hasMaps = await hasSourceMaps(release);
      const files = await readFolder(dist);
      if ((await findDamage(async (name) => files.get(name) ?? null, release)).length > 0)
        throw new OperatorError(`The build of ${release.module} changed while it was read. Try again.`);
      await db.transaction().execute(async (transaction) => {
        const isNew = await insertRelease(transaction, release);
        for (const [name, content] of files)
          if (isNew || (isSourceMap(name) ? !hasMaps : damaged.includes(name)))
            await writeRow(transaction, release, name, content);
      });
    },
  };
}

/** Gives the content of a file of a release; `null` when there is none. */
export async function readRow(
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

/** Adds the row of a release. Gives `false` when there is one. */
async function insertRelease(
  transaction: Transaction<Tables>,
  { module, version }: ReleaseName,
): Promise<boolean> {
  const inserted = transaction.insertInto('site_release').values({ module, version });
  const added = inserted.onConflict((conflict) => conflict.doNothing()).returning('module');
  return (await added.executeTakeFirst()) !== undefined;
}

const isSourceMap = (name: string) => name.startsWith(`${SOURCE_MAPS}/`);

/** @param name the path of the file inside its build */
async function writeRow(
  transaction: Transaction<Tables>,
  { module, version }: ReleaseName,
  name: string,
  content: Buffer,
): Promise<void> {
  const place = isSourceMap(name)
    ? { is_source_map: true, name: name.slice(SOURCE_MAPS.length + 1) }
    : { is_source_map: false, name };
  await transaction
    .insertInto('site_file')
    .values({ module, version, ...place, content })
    .onConflict((conflict) =>
      conflict
        .columns(['module', 'version', 'is_source_map', 'name'])
        .doUpdateSet({ content: sql`excluded.content` }),
    )
    .execute();
}
