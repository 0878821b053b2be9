import { Migrator, type Kysely } from 'kysely';
import { migrations } from './migrations';
import type { Tables } from './tables';

/** The name of the schema of this version of the server. A schema has the name of its newest migration. */
export const NEWEST_SCHEMA = Object.keys(migrations).sort().at(-1) ?? '';

/** Whether this version of the server knows a schema. */
export const isKnownSchema = (name: string): boolean => Object.hasOwn(migrations, name);

/**
 * Migrates the database to an older or a newer schema, by default to the newest. When a migration fails, its error is
 * thrown, and all migrations of this call are rolled back.
 */
export async function migrate(db: Kysely<Tables>, schema = NEWEST_SCHEMA): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error } = await migrator.migrateTo(schema);
  if (error instanceof Error) throw error;
  if (error) throw new Error('The database could not be migrated.', { cause: error });
}
