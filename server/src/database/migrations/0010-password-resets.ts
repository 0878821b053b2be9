import { sql, type Kysely } from 'kysely';

/** Adds the table `password_reset` (`PasswordResetTable` in account-tables.ts) for links that set a new password. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table password_reset (
      token_hash text primary key,
      account_id bigint not null references account (id) on delete cascade,
      created_at timestamptz not null default now(),
      used_at timestamptz
    )`.execute(db);
  await sql`create index password_reset_account on password_reset (account_id)`.execute(db);
}

export async function down(db: Kysely<never>): Promise<void> {
  await sql`drop table password_reset`.execute(db);
}
