import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import type { Database } from '../database/database';
import { openDatabase } from '../database/open-database';
import { fillFromTemplate } from './database-template';

export interface TestDatabase extends Database {
  /** The URL of the test's database on Postgres; `undefined` for the embedded database. */
  readonly url: string | undefined;
  /** Opens the same data again, as a restarted server would. */
  readonly reopen: () => Promise<Database>;
  /** Closes every database that was opened, and removes the data. */
  readonly drop: () => Promise<void>;
}

/**
 * Opens a new database for one test file. Without DATABASE_URL, it is an embedded database in a temporary folder. With
 * DATABASE_URL, it is a database on the Postgres server that this URL names.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  const server = process.env.DATABASE_URL;
  return server ? openOnPostgres(server) : openInFolder();
}

async function openInFolder(): Promise<TestDatabase> {
  const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'demo-evm-'));
  await fillFromTemplate(dataDir);
  return trackOpen(
    () => openDatabase({ dataDir, databaseUrl: undefined }),
    () => fs.rm(dataDir, { recursive: true }),
    undefined,
  );
}

async function openOnPostgres(server: string): Promise<TestDatabase> {
  const name = `test_${process.pid}_${Date.now()}`;
  const url = new URL(server);
  url.pathname = name;
  await command(server, `create database ${name}`);
  return trackOpen(
    () => openDatabase({ dataDir: os.tmpdir(), databaseUrl: url.href }),
    () => command(server, `drop database ${name} with (force)`),
    url.href,
  );
}

async function command(connectionString: string, sql: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  await client.query(sql);
  await client.end();
}

/** Records every database that is opened, so that `drop` also closes the databases that a test has left open. */
export async function trackOpen(
  open: () => Promise<Database>,
  remove: () => Promise<void>,
  url: string | undefined,
): Promise<TestDatabase> {
  const opened: Database[] = [];
  const reopen = async () => {
    const database = closableTwice(await open());
    opened.push(database);
    return database;
  };
  return {
    ...(await reopen()),
    url,
    reopen,
    async drop() {
      await Promise.all(opened.map(({ close }) => close()));
      await remove();
    },
  };
}

/**
 * Makes a database whose `close` closes it only once. A later call waits for the first, because a test may
 * close the database before `drop` does.
 */
function closableTwice(database: Database): Database {
  let closed: Promise<void> | undefined;
  return { ...database, close: () => (closed ??= database.close()) };
}
