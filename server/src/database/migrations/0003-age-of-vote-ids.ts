import { sql, type Kysely } from 'kysely';

/** Old ids are found by block range: rows lie in the order of their time, and such an index costs a vote nothing. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index vote_counted_at on vote using brin (counted_at)`.execute(db);
}

export async function down(db: Kysely<never>): Promise<void> {
  await sql`drop index vote_counted_at`.execute(db);
}
