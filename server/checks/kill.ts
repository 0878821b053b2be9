import { parseArgs } from 'node:util';
import { fillDisk } from './fill-disk';
import { killPostgres } from './kill-postgres';
import { killServer } from './kill-server';
import { print } from './print';

/**
 * Checks that no acknowledged vote is lost and no vote is counted twice when the server is killed, its disk is full, or
 * processes of Postgres are killed. `npm run test:kill -w server -- --embedded 20 --postgres 10` kills a server 20
 * times while it uses the embedded database, and kills a process of Postgres 10 times. Without DATABASE_URL, the part
 * about Postgres is skipped. DATABASE_URL must name a database without votes. Its Postgres server must run on this
 * computer, because the check kills processes of that server.
 */
const { values } = parseArgs({
  options: { embedded: { type: 'string', default: '20' }, postgres: { type: 'string', default: '10' } },
});
const VOTERS = 16;

await killServer(Number(values.embedded), VOTERS);
await fillDisk();
if (process.env.DATABASE_URL) await killPostgres(Number(values.postgres), process.env.DATABASE_URL, VOTERS);
else print('Postgres: not checked, because DATABASE_URL is not set.');
