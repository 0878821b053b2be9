import { sql, type Kysely } from 'kysely';

/**
 * Adds the tables of the site (site-tables.ts). The restore of an older backup runs `down` and `up` while servers may
 * serve the site, so the tables must keep their rows. Most files are compressed or small, so Postgres must not try to
 * compress them.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table if not exists site_revision (
      revision integer primary key,
      registry text not null,
      written_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table if not exists site_release (
      module text not null,
      version text not null,
      published_at timestamptz not null default clock_timestamp(),
      primary key (module, version)
    )`.execute(db);
  await sql`
    create table if not exists site_file (
      module text not null,
      version text not null,
      is_source_map boolean not null,
      name text not null,
      content bytea not null,
      primary key (module, version, is_source_map, name),
      foreign key (module, version) references site_release on delete cascade
    )`.execute(db);
  await sql`alter table site_file alter column content set storage external`.execute(db);
  await sql`
    create table if not exists site_record (
      module text not null,
      version text not null,
      record text not null,
      primary key (module, version)
    )`.execute(db);
  await sql`create table if not exists site_note (name text primary key, text text not null)`.execute(db);
}

/** Keeps the tables. No older table refers to them. */
export async function down(): Promise<void> {}
