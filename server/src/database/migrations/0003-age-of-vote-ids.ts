import { sql, type Kysely } from 'kysely';

/** A BRIN index finds old ids: rows are stored in the order of their time, and it costs next to nothing per vote. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index vote_counted_at on vote using brin (counted_at)`.execute(db);
}

export async function down(db: Kysely<never>): Promise<void> {
  await sql`drop index vote_counted_at`.execute(db);
}
