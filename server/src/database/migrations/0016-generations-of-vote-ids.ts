import { sql, type Kysely } from 'kysely';

/**
 * Splits the ids of votes into two generations, `vote` and `vote_earlier`, and adds the table `vote_rotation`
 * (counter-tables.ts). The ids that exist already become the present generation, so each of them is kept for at least 30
 * more days. The time of each vote is no longer needed.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table vote drop column counted_at`.execute(db);
  await sql`create table vote_earlier (like vote including all)`.execute(db);
  await sql`create table vote_rotation (rotated_at timestamptz not null default now())`.execute(db);
  await sql`insert into vote_rotation default values`.execute(db);
}

export async function down(db: Kysely<never>): Promise<void> {
  await sql`insert into vote (rid, counter) select rid, counter from vote_earlier on conflict do nothing`.execute(
    db,
  );
  await sql`drop table vote_earlier, vote_rotation`.execute(db);
  await sql`alter table vote add column counted_at timestamptz not null default now()`.execute(db);
  await sql`create index vote_counted_at on vote using brin (counted_at)`.execute(db);
}
