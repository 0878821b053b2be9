import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { alternate } from './alternate';
import type { Fault } from './fault';
import { findPostgres } from './postgres-process';
import { underTraffic } from './under-traffic';
import { withTwoServers } from './with-servers';

const DOWN_MS = 2_000;
/** Longer than a server waits for a query. */
const HANG_MS = 7_000;
const TAKEN_MS = 3_000;

/** Ends Postgres at once, and starts it again two seconds later. */
export const stopPostgres: Fault = {
  needs: 'Postgres',
  check: ({ rounds, postgresUrl }) =>
    withTwoServers(postgresUrl, async (servers) => {
      const postgres = await findPostgres(postgresUrl);
      const what = `Postgres is ended at once ${rounds} times, for ${DOWN_MS / 1_000} s`;
      await underTraffic(what, { urlOf: alternate(servers) }, async () => {
        for (let round = 0; round < rounds; round += 1) {
          await wait(randomInt(500));
          await postgres.restart(DOWN_MS);
          while (!(await fetch(`${servers[0].url}/healthz`)).ok) await wait(50);
        }
      });
    }),
};

/** Stops all processes of Postgres for some seconds, so that connections are accepted but nothing is answered. */
export const hangPostgres: Fault = {
  needs: 'Postgres',
  check: ({ postgresUrl }) =>
    withTwoServers(postgresUrl, async (servers) => {
      const postgres = await findPostgres(postgresUrl);
      await underTraffic(`Postgres hangs for ${HANG_MS / 1_000} s`, { urlOf: alternate(servers) }, () =>
        postgres.hang(HANG_MS),
      );
    }),
};

/** Takes all connections that Postgres allows, also those of the servers. */
export const takeConnections: Fault = {
  needs: 'Postgres',
  check: ({ postgresUrl }) =>
    withTwoServers(postgresUrl, async (servers) => {
      const what = `other programs take all connections of Postgres for ${TAKEN_MS / 1_000} s`;
      await underTraffic(what, { urlOf: alternate(servers) }, async () => {
        const taken = await takeAll(postgresUrl);
        await wait(TAKEN_MS);
        await Promise.all(taken.map((client) => client.end()));
      });
    }),
};

/** Ends the connections of the servers, and takes connections until Postgres refuses another one. */
async function takeAll(connectionString: string): Promise<Client[]> {
  const taken: Client[] = [];
  for (;;) {
    const client = new Client({ connectionString });
    client.on('error', () => undefined);
    try {
      await client.connect();
    } catch {
      if (taken.length === 0) throw new Error('Postgres allows no connection.');
      const { rowCount } = await endOthers(taken[0] as Client);
      if (rowCount === 0) return taken;
      continue;
    }
    taken.push(client);
  }
}

function endOthers(client: Client) {
  return client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where backend_type = 'client backend' and datname like 'fault\\_%'`,
  );
}
