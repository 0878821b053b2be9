import { sql } from 'kysely';
import { openTestDatabase } from '../testing/test-database';
import { createVoteCounts } from '../votes/vote-counts';
import { rotateVoteIds } from './rotate-vote-ids';

/** The embedded database has one connection, so nothing else can hold a lock. */
const itOnPostgres = process.env.DATABASE_URL ? it : it.skip;

itOnPostgres('gives up when a backup reads the ids, so that votes do not wait for the backup', async () => {
  const database = await openTestDatabase();
  const counts = createVoteCounts(database);
  await database.db
    .updateTable('vote_rotation')
    .set({ rotated_at: new Date(0) })
    .execute();
  const backup = await database.db.startTransaction().execute();
  await sql`select from vote_earlier`.execute(backup);
  const rotation = rotateVoteIds(database.db);
  const vote = counts.add({ counter: 'meanwhile' }, crypto.randomUUID());
  await expect(rotation).rejects.toMatchObject({ code: '55P03' });
  expect(await vote).toBe(1);
  await backup.rollback().execute();
  await rotateVoteIds(database.db);
  const ids = await database.db.selectFrom('vote_earlier').selectAll().execute();
  expect(ids).toHaveLength(1);
  await database.drop();
});
