import { sql, type Kysely } from 'kysely';

/** A BRIN index finds old ids fast, because rows are stored in order of time. It adds almost no time to a vote. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index vote_counted_at on vote using brin (counted_at)`.execute(db);
}

export async function down(db: Kysely<never>): Promise<void> {
  await sql`drop index vote_counted_at`.execute(db);
}
