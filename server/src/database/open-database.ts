import type { Database } from './database';
import { keepForgettingVoteIds } from './forget-vote-ids';
import { migrate } from './migrate';
import { openEmbedded } from './open-embedded';
import { openPostgres } from './open-postgres';
import { seed } from './seed';

export interface DatabaseOptions {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
}

/**
 * Opens Postgres when there is a URL, else the embedded database in `dataDir`; migrates and seeds it.
 * docs/architecture.md#the-server.
 * @throws {OperatorError} when it cannot be reached, or another process has the folder
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const database = await openAnySchema(options);
  try {
    await migrate(database.db);
    await seed(database.db);
    const stopForgetting = keepForgettingVoteIds(database.db);
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

/** The same as it is, whatever its schema: for restoring a backup. */
export function openAnySchema({ dataDir, databaseUrl }: DatabaseOptions): Promise<Database> {
  return databaseUrl ? openPostgres(databaseUrl) : openEmbedded(dataDir);
}
