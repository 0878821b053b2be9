import { sql, type Kysely } from 'kysely';

/**
 * Adds the table `call_count` (`CallCountTable` in shared-tables.ts). Its rows matter for minutes only, so it is unlogged:
 * writing to it costs no log, and it is empty after a crash of Postgres.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create unlogged table call_count (
      key text primary key,
      started_at timestamptz not null,
      calls integer not null
    )`.execute(db);
}

export async function down(db: Kysely<never>): Promise<void> {
  await sql`drop table call_count`.execute(db);
}
