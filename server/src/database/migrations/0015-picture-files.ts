import { sql, type Kysely } from 'kysely';

/**
 * Adds the table `picture_file` (`PictureFileTable` in shared-tables.ts). The restore of an older backup runs `down` and `up`
 * after its pictures were stored, so the table must keep its rows. Pictures are compressed already, so Postgres must not
 * try to compress them.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table if not exists picture_file (
      name text primary key,
      content bytea not null,
      stored_at timestamptz not null default now()
    )`.execute(db);
  await sql`alter table picture_file alter column content set storage external`.execute(db);
}

/** Keeps the table. No older table refers to it. */
export async function down(): Promise<void> {}
