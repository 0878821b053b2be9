import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { startServerProcess, type ServerProcess } from '../server-process';

/** Runs `run` with a new folder, and removes the folder. */
export async function withFolder(run: (folder: string) => Promise<void>): Promise<void> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'demo-evm-fault-'));
  try {
    await run(folder);
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}

/** Starts a built server, which logs nothing, with this environment. */
type Start = (environment: Readonly<Record<string, string>>) => Promise<ServerProcess>;

/** Ends all servers that `run` has started, also when a promise is broken: a check with a server left would never end. */
export async function withServers(run: (start: Start) => Promise<void>): Promise<void> {
  const servers: ServerProcess[] = [];
  try {
    await run(async (environment) => {
      const server = await startServerProcess({ LOG_LEVEL: 'silent', ...environment });
      servers.push(server);
      return server;
    });
  } finally {
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
  }
}

/** Runs `run` with a built server on a new embedded database, and ends the server. */
export function withServer(
  run: (server: ServerProcess, dataDir: string) => Promise<void>,
  environment: Readonly<Record<string, string>> = {},
): Promise<void> {
  return withFolder((dataDir) =>
    withServers(async (start) => run(await start({ DATA_DIR: dataDir, ...environment }), dataDir)),
  );
}

/** Runs `run` with a new database on the Postgres at `postgresUrl`, and removes the database. */
async function withDatabase(postgresUrl: string, run: (url: string) => Promise<void>): Promise<void> {
  const name = `fault_${process.pid}_${Date.now()}`;
  const url = new URL(postgresUrl);
  url.pathname = name;
  await command(postgresUrl, `create database ${name}`);
  try {
    await run(url.href);
  } finally {
    await command(postgresUrl, `drop database ${name} with (force)`);
  }
}

/** What a check has whose servers share one Postgres. */
interface SharedSite {
  /** Starts a server on the database and the folder, unless the environment names others. */
  readonly start: Start;
  readonly databaseUrl: string;
  readonly folder: string;
}

/** Runs `run` with a new database and a new folder, ends the servers that it has started, and removes both. */
export function withSharedSite(postgresUrl: string, run: (site: SharedSite) => Promise<void>): Promise<void> {
  return withFolder((folder) =>
    withDatabase(postgresUrl, (databaseUrl) =>
      withServers((start) =>
        run({
          start: (environment) => start({ DATA_DIR: folder, DATABASE_URL: databaseUrl, ...environment }),
          databaseUrl,
          folder,
        }),
      ),
    ),
  );
}

/** Runs `run` with two built servers that share a new database and one folder, and ends the servers. */
export function withTwoServers(
  postgresUrl: string,
  run: (servers: readonly [ServerProcess, ServerProcess]) => Promise<void>,
): Promise<void> {
  return withSharedSite(postgresUrl, async ({ start }) => run([await start({}), await start({})]));
}

async function command(connectionString: string, sql: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
