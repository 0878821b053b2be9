import { openTestDatabase } from '../src/testing/test-database';
import { CALLERS, engine, SECONDS } from './bench-settings';
import { compareHours } from './compare-hours';
import { compareWays } from './compare-ways';
import { loadInProcesses } from './load-in-processes';
import { loadThroughHttp } from './load-through-http';
import { loadVotes } from './vote-load';

/**
 * Measures how many votes are acknowledged per second: `npm run bench:votes -w server`. The benchmark first writes
 * votes directly to a database, one by one and in groups. Then it sends votes to servers over HTTP. It uses the
 * embedded database or, with DATABASE_URL, Postgres with one process and with four. It also measures how much longer it
 * takes to write votes because of the table `counter_hour`. It fails when an acknowledged vote is not stored.
 */
const PROCESSES = 4;

const database = await openTestDatabase();
await compareWays(`${engine}, ${CALLERS} callers`, database, (way) =>
  loadVotes(database, way, { callers: CALLERS, seconds: SECONDS }),
);
await compareHours(database);
if (database.url)
  await compareWays(`${engine}, ${PROCESSES} processes`, database, (way) =>
    loadInProcesses(database.url ?? '', way, PROCESSES),
  );
await loadThroughHttp(database.url ?? '', 1);
if (database.url) await loadThroughHttp(database.url, PROCESSES);
await database.drop();
