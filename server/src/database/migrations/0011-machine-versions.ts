import { sql, type Kysely } from 'kysely';

/**
 * Creates the table `machine_version` (`MachineVersionTable` in tables.ts) for the history of machines, and adds the
 * column `paused_at` for a machine that its campaign has paused. `replaced_at` is the time of the statement, because a
 * transaction may have waited for another change of the same machine.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table machine_version (
      id uuid primary key default gen_random_uuid(),
      machine_id bigint not null references machine (id) on delete cascade,
      replaced_at timestamptz not null default clock_timestamp(),
      details jsonb not null
    )`.execute(db);
  await sql`create index machine_version_machine on machine_version (machine_id)`.execute(db);
  await sql`alter table machine add column paused_at timestamptz`.execute(db);
}

export async function down(db: Kysely<never>): Promise<void> {
  await sql`alter table machine drop column paused_at`.execute(db);
  await sql`drop table machine_version`.execute(db);
}
