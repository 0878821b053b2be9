import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import { lockDataDir } from './data-lock';
import { migrate } from './migrate';
import { seed } from './seed';
import type { Tables } from './tables';

export interface Database {
  readonly db: Kysely<Tables>;
  /** Finishes running queries and leaves the files consistent. */
  close(): Promise<void>;
}

interface DatabaseOptions {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
}

/**
 * Opens Postgres when there is a URL, else the embedded database in `dataDir`; migrates and seeds it.
 * ARCHITECTURE: One server for newcomers, Postgres for growth.
 */
export async function openDatabase({ dataDir, databaseUrl }: DatabaseOptions): Promise<Database> {
  const database = databaseUrl ? openPostgres(databaseUrl) : await openEmbedded(dataDir);
  try {
    await migrate(database.db);
    await seed(database.db);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

function openPostgres(connectionString: string): Database {
  const pool = new Pool({ connectionString, max: 10, connectionTimeoutMillis: 5_000 });
  pool.on('error', () => undefined); // an idle connection was cut; the pool opens a new one when asked
  const db = withPool(pool);
  return { db, close: () => db.destroy() };
}

async function openEmbedded(dataDir: string): Promise<Database> {
  const unlock = await lockDataDir(dataDir);
  try {
    const pglite = await PGlite.create(path.join(dataDir, 'db'));
    const db = withPool(new Pool(Object.assign(createPgConfig(pglite), { max: 1 })));
    return {
      db,
      async close() {
        await sql`checkpoint`.execute(db); // it never does so by itself
        await db.destroy();
        await pglite.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

function withPool(pool: Pool): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
