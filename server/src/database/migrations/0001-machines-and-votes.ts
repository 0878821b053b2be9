import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table machine (
      id bigint generated always as identity primary key,
      vid text not null,
      client_name text,
      vidint integer,
      evmsr smallint,
      e_cname text,
      cname text,
      e_vname text,
      vname text,
      mva text,
      sname text,
      symbolurl text,
      cpicurl text,
      priority text,
      main_title text,
      entity_subtitle text,
      extra3 text,
      extra4 text,
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create unique index machine_vid on machine (lower(vid))`.execute(db);
  await sql`
    create table counter (
      counter text not null,
      slot smallint not null,
      votes bigint not null,
      primary key (counter, slot)
    )`.execute(db);
  await sql`
    create table vote (
      rid uuid primary key,
      counter text not null,
      counted_at timestamptz not null default now()
    )`.execute(db);
}

export async function down(db: Kysely<never>): Promise<void> {
  await sql`drop table vote, counter, machine`.execute(db);
}
