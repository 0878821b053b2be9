import type { Database } from './database';
import { keepForgettingOldRows } from './forget-old-rows';
import { migrate } from './migrate';
import { openEmbedded } from './open-embedded';
import { openPostgres } from './open-postgres';
import { seed } from './seed';

export interface DatabaseOptions {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
}

/**
 * Opens Postgres when `databaseUrl` is given, otherwise the embedded database in `dataDir`. Then migrates and seeds the
 * database, and starts to delete old rows every hour. docs/architecture.md#the-server.
 * @throws {OperatorError} when Postgres cannot be reached, or the folder cannot be used
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const database = await openUnmigrated(options);
  try {
    await migrate(database.db);
    await seed(database.db);
    const stopForgetting = keepForgettingOldRows(database.db);
    const close = () => {
      stopForgetting();
      return database.close();
    };
    return { ...database, close };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Opens the database without migrating or seeding it. A restore needs this, because it runs its own migrations. */
export function openUnmigrated({ dataDir, databaseUrl }: DatabaseOptions): Promise<Database> {
  return databaseUrl ? openPostgres(databaseUrl) : openEmbedded(dataDir);
}
