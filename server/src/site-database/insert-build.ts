import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '../database/tables';
import { OperatorError } from '../errors/operator-error';
import { findDamage } from '../releases/find-damage';
import { SOURCE_MAPS, type Build, type ReleaseName } from '../releases/release-storage';
import { batchesBySize, type StoredFile } from './file-batches';
import { readFolder } from './read-folder';

/** The state of a release in the database. */
interface Present {
  /** The plain and precompressed files that are missing or changed: all of them when there is no such release. */
  readonly damaged: readonly string[];
  readonly hasMaps: boolean;
}

/**
 * Adds the rows of a build in one transaction. If the release is there already, only its damaged files and missing source
 * maps are written.
 * @throws {OperatorError} When files of the build differ from its release.json.
 */
export async function insertBuild(
  db: Kysely<Tables>,
  { dist, release }: Build,
  { damaged, hasMaps }: Present,
): Promise<void> {
  const files = await readFolder(dist);
  if ((await findDamage((name) => files.get(name) ?? null, release)).length > 0)
    throw new OperatorError(`The build of ${release.module} changed while it was read. Try again.`);
  const repaired = damaged.flatMap((file) => [file, `${file}.br`, `${file}.gz`]);
  await db.transaction().execute(async (transaction) => {
    const isNew = await insertRelease(transaction, release);
    const isNeeded = ({ name }: StoredFile) =>
      isNew || (isSourceMap(name) ? !hasMaps : repaired.includes(name));
    const needed = [...files].map(([name, content]) => ({ name, content })).filter(isNeeded);
    for (const batch of batchesBySize(needed, ({ content }) => content.length))
      await writeRows(transaction, release, batch);
  });
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

/** @param files files with their paths inside their build */
async function writeRows(
  transaction: Transaction<Tables>,
  { module, version }: ReleaseName,
  files: readonly StoredFile[],
): Promise<void> {
  const rows = files.map(({ name, content }) => ({
    module,
    version,
    is_source_map: isSourceMap(name),
    name: isSourceMap(name) ? name.slice(SOURCE_MAPS.length + 1) : name,
    content,
  }));
  await transaction
    .insertInto('site_file')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['module', 'version', 'is_source_map', 'name'])
        .doUpdateSet({ content: sql`excluded.content` }),
    )
    .execute();
}
