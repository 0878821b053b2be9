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

/** Runs `run` with a built server on a new embedded database, and ends the server. */
export function withServer(
  run: (server: ServerProcess, dataDir: string) => Promise<void>,
  environment: Record<string, string> = {},
): Promise<void> {
  return withFolder(async (dataDir) => {
    const server = await startServerProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...environment });
    try {
      await run(server, dataDir);
    } finally {
      await server.end('SIGTERM');
    }
  });
}

/** Two servers that share one Postgres. */
export interface SharedSite {
  readonly servers: readonly [ServerProcess, ServerProcess];
  /** The environment with which the servers were started, and others can be. */
  readonly environment: Readonly<Record<string, string>>;
}

/** Runs `run` with a new database on the Postgres at `postgresUrl`, and removes the database. */
export async function withDatabase(postgresUrl: string, run: (url: string) => Promise<void>): Promise<void> {
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

/** Runs `run` with two built servers on a new database, and ends the servers. */
export function withTwoServers(postgresUrl: string, run: (site: SharedSite) => Promise<void>): Promise<void> {
  return withFolder((dataDir) =>
    withDatabase(postgresUrl, async (url) => {
      const environment = { DATA_DIR: dataDir, DATABASE_URL: url, LOG_LEVEL: 'silent' };
      const first = await startServerProcess(environment);
      const second = await startServerProcess(environment);
      try {
        await run({ servers: [first, second], environment });
      } finally {
        await Promise.all([first.end('SIGTERM'), second.end('SIGTERM')]);
      }
    }),
  );
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
