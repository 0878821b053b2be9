import { sql, type Kysely } from 'kysely';

/** Creates the table `count_reset` (`CountResetTable` in counter-tables.ts). */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table count_reset (
      machine_id bigint not null references machine on delete cascade,
      reset_at timestamptz not null,
      votes bigint not null,
      primary key (machine_id, reset_at)
    )`.execute(db);
}

export async function down(db: Kysely<never>): Promise<void> {
  await sql`drop table count_reset`.execute(db);
}
