import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table account (
      id bigint generated always as identity primary key,
      email text not null,
      client_name text not null,
      phone_no text,
      password_hash text not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create unique index account_email on account (lower(email))`.execute(db);
  await sql`alter table machine add column account_id bigint unique references account (id)`.execute(db);
}

export async function down(db: Kysely<never>): Promise<void> {
  await sql`alter table machine drop column account_id`.execute(db);
  await sql`drop table account`.execute(db);
}
