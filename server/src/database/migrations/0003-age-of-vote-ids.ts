import { sql, type Kysely } from 'kysely';

/**
 * Rows are stored roughly in order of time, so a BRIN index finds old ids fast. Adding a vote to this index costs
 * little.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index vote_counted_at on vote using brin (counted_at)`.execute(db);
}

export async function down(db: Kysely<never>): Promise<void> {
  await sql`drop index vote_counted_at`.execute(db);
}
