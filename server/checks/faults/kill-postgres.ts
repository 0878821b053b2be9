import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from './fault';
import { alternate } from './alternate';
import { connectToPostgres } from './postgres-process';
import { underTraffic } from './under-traffic';
import { withTwoServers } from './with-servers';

/** Kills a random process of Postgres in each round. */
export const killPostgres: Fault = {
  needs: 'Postgres',
  check: ({ rounds, postgresUrl }) =>
    withTwoServers(postgresUrl, async (servers) => {
      const what = `${rounds} processes of Postgres are killed`;
      await underTraffic(what, { urlOf: alternate(servers) }, async () => {
        for (let round = 0; round < rounds; round += 1) {
          await wait(300 + randomInt(700));
          await killOneProcess(postgresUrl);
          while (!(await fetch(`${servers[0].url}/healthz`)).ok) await wait(50);
        }
      });
    }),
};

/** Kills a random process of Postgres. Postgres then usually ends its other processes and recovers from its log. */
async function killOneProcess(databaseUrl: string): Promise<void> {
  const client = await connectToPostgres(databaseUrl);
  const { rows } = await client.query<{ pid: number; kind: string }>(
    'select pid, backend_type as kind from pg_stat_activity where pid <> pg_backend_pid()',
  );
  const victim = rows[randomInt(rows.length)];
  if (!victim) throw new Error('Postgres lists no process.');
  process.kill(victim.pid, 'SIGKILL');
  await client.end().catch(() => undefined);
}
