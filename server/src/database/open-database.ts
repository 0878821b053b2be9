import type { Kysely } from 'kysely';
import { migrate } from './migrate';
import { openEmbedded } from './open-embedded';
import { openPostgres } from './open-postgres';
import { seed } from './seed';
import type { Tables } from './tables';

export interface Database {
  readonly db: Kysely<Tables>;
  /** Finishes running queries and leaves the files consistent. */
  readonly close: () => Promise<void>;
}

interface DatabaseOptions {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
}

/**
 * Opens Postgres when there is a URL, else the embedded database in `dataDir`; migrates and seeds it.
 * ARCHITECTURE: One server for newcomers, Postgres for growth.
 * @throws {StartupError} when it cannot be reached, or another process has the folder
 */
export async function openDatabase({ dataDir, databaseUrl }: DatabaseOptions): Promise<Database> {
  const database = databaseUrl ? await openPostgres(databaseUrl) : await openEmbedded(dataDir);
  try {
    await migrate(database.db);
    await seed(database.db);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
