import { sql, type Kysely } from 'kysely';

/** Adds the table `release_number` (`ReleaseNumberTable` in counter-tables.ts). */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table release_number (
      module text not null,
      version text not null,
      period text not null,
      kind text not null,
      bucket integer not null,
      count bigint not null,
      updated_at timestamptz not null default now(),
      primary key (module, version, period, kind, bucket)
    )`.execute(db);
}

export async function down(db: Kysely<never>): Promise<void> {
  await sql`drop table release_number`.execute(db);
}
