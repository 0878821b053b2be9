import { Migrator, type Kysely } from 'kysely';
import { migrations } from './migrations';
import type { Tables } from './tables';

/** The newest schema of this version of the server. */
export const NEWEST = Object.keys(migrations).sort().at(-1) ?? '';

/** Does this version of the server know that schema? */
export const isKnownSchema = (name: string): boolean => Object.hasOwn(migrations, name);

/**
 * Brings the database to a schema, the newest unless told. Throws what the failing migration threw; it is
 * rolled back.
 */
export async function migrate(db: Kysely<Tables>, schema = NEWEST): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error } = await migrator.migrateTo(schema);
  if (error instanceof Error) throw error;
  if (error) throw new Error('The database could not be migrated.', { cause: error });
}
