import { sql } from 'kysely';
import { rotateVoteIds } from '../src/database/rotate-vote-ids';
import { openTestDatabase } from '../src/testing/test-database';
import { CALLERS, engine, SECONDS } from './bench-settings';
import { percentile } from './percentile';
import { print } from './print';
import { loadVotes } from './vote-load';

/**
 * Measures what the stored ids of votes cost: `npm run bench:vote-ids -w server`, with DATABASE_URL on Postgres. For each
 * number of ids, it prints the size of an id, the votes a second with so many earlier ids, and the time to remove the ids
 * by a rotation while votes arrive and, for comparison, by deletions. docs/decisions/0066.
 */
const NUMBERS = (process.env.BENCH_IDS ?? '1000000').split(',').map(Number);
const ROWS_PER_INSERT = 50_000;
/** The number of ids that are deleted for the comparison, and how many of them one statement deletes. */
const DELETED_ROWS = 100_000;
const DELETED_AT_ONCE = 2_000;

const database = await openTestDatabase();
const { db } = database;

async function timeOf(task: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await task();
  return performance.now() - started;
}

async function fill(rows: number): Promise<void> {
  for (let row = 0; row < rows; row += ROWS_PER_INSERT)
    await sql`insert into vote (rid, counter)
      select gen_random_uuid(), 'evm:1' from generate_series(1, ${sql.lit(ROWS_PER_INSERT)})`.execute(db);
  await sql`checkpoint`.execute(db);
}

async function bytesOf(table: string): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`
    select pg_total_relation_size(${table}) as bytes`.execute(db);
  return Number(rows[0]?.bytes);
}

async function rotate(): Promise<void> {
  await sql`update vote_rotation set rotated_at = now() - interval '31 days'`.execute(db);
  await rotateVoteIds(db);
}

async function deleteSome(): Promise<void> {
  for (let row = 0; row < DELETED_ROWS; row += DELETED_AT_ONCE)
    await sql`delete from vote_earlier where ctid = any(array(
      select ctid from vote_earlier limit ${sql.lit(DELETED_AT_ONCE)}))`.execute(db);
}

async function measureVotes(what: string): Promise<void> {
  const { acknowledged, seconds, latencies } = await loadVotes(database, 'in groups', {
    callers: CALLERS,
    seconds: SECONDS,
  });
  print(
    `${engine}, ${what}: ${Math.round(acknowledged / seconds)} votes/s, p99 ${percentile(latencies, 0.99).toFixed(1)} ms, slowest ${percentile(latencies, 1).toFixed(0)} ms`,
  );
}

await measureVotes('no earlier ids');
for (const ids of NUMBERS) {
  await rotate();
  await fill(ids);
  print(`${engine}, ${ids} ids: ${((await bytesOf('vote')) / ids).toFixed(0)} bytes each`);
  await rotate();
  await measureVotes(`${ids} earlier ids`);
  await fill(ids);
  await measureVotes(`${ids} earlier and ${ids} present ids`);
  const deletion = await timeOf(deleteSome);
  let rotation = 0;
  const rotateLater = async () => {
    await new Promise((resolve) => setTimeout(resolve, (SECONDS * 1_000) / 2));
    rotation = await timeOf(rotate);
  };
  await Promise.all([measureVotes('with a rotation'), rotateLater()]);
  print(
    `${engine}, ${ids} ids: a rotation took ${rotation.toFixed(0)} ms, to delete ${DELETED_ROWS} ids took ${deletion.toFixed(0)} ms\n`,
  );
}
await database.drop();
