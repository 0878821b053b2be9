import { sql, type Kysely } from 'kysely';

/**
 * Adds the table `site_secret` (`SiteSecretTable` in shared-tables.ts). The restore of an older backup runs `down` and `up`.
 * The secret must survive this, because running processes use it.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table if not exists site_secret (
      name text primary key,
      secret text not null,
      created_at timestamptz not null default now()
    )`.execute(db);
}

/** Keeps the table. No older table refers to it. */
export async function down(): Promise<void> {}
