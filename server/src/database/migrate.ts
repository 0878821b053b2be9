import { Migrator, type Kysely } from 'kysely';
import { migrations } from './migrations';
import type { Tables } from './tables';

/** Brings the database to the newest schema. Throws what the failing migration threw; it is rolled back. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error } = await migrator.migrateToLatest();
  if (error instanceof Error) throw error;
  if (error) throw new Error('The database could not be migrated.', { cause: error });
}
