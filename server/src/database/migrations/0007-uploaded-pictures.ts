import { sql, type Kysely } from 'kysely';

/**
 * Creates the table `uploaded_picture` (`UploadedPictureTable` in tables.ts). Pictures that were uploaded before this
 * migration have no row.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table uploaded_picture (
      account_id bigint references account (id) on delete cascade,
      name text not null,
      bytes integer not null,
      uploaded_at timestamptz not null default now(),
      unique (account_id, name)
    )`.execute(db);
  await sql`create index uploaded_picture_name on uploaded_picture (name)`.execute(db);
}

export async function down(db: Kysely<never>): Promise<void> {
  await sql`drop table uploaded_picture`.execute(db);
}
