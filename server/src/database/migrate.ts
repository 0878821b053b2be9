import { Migrator, type Kysely, type Transaction } from 'kysely';
import { migrations } from './migrations';
import type { Tables } from './tables';

/** The name of the schema of this version of the server. A schema has the name of its newest migration. */
export const NEWEST_SCHEMA = Object.keys(migrations).sort().at(-1) ?? '';

/** Says whether this version of the server knows a schema. */
export const isKnownSchema = (name: string): boolean => Object.hasOwn(migrations, name);

/** Migrates the database to the newest schema. If a migration fails, undoes all migrations of this call and throws. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error } = await migrator.migrateTo(NEWEST_SCHEMA);
  if (error instanceof Error) throw error;
  if (error) throw new Error('The database could not be migrated.', { cause: error });
}

/**
 * Runs a task on an older schema and then migrates to the newest schema again, all in the given transaction. Rejects if
 * the task or a migration fails, so that the caller's transaction is rolled back.
 */
export async function withSchema<T>(
  transaction: Transaction<Tables>,
  schema: string,
  task: () => Promise<T>,
): Promise<T> {
  const newer = Object.entries(migrations)
    .filter(([name]) => name > schema)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [, migration] of newer.toReversed()) await migration.down?.(transaction);
  const result = await task();
  for (const [, migration] of newer) await migration.up(transaction);
  return result;
}
