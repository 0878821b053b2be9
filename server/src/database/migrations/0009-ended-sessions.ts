import { sql, type Kysely } from 'kysely';

/**
 * Adds the table `ended_token` (`EndedTokenTable` in account-tables.ts) for a logout, which ends one token. Adds the column
 * `session_version` for a logout of all browsers at once, which ends all tokens of an account.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table account add column session_version integer not null default 0`.execute(db);
  await sql`
    create table ended_token (
      id uuid primary key,
      ended_at timestamptz not null default now()
    )`.execute(db);
}

export async function down(db: Kysely<never>): Promise<void> {
  await sql`drop table ended_token`.execute(db);
  await sql`alter table account drop column session_version`.execute(db);
}
