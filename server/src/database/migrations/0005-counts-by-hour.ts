import { sql, type Kysely } from 'kysely';

/**
 * Creates the table `counter_hour` (`CounterHourTable` in counter-tables.ts) and a trigger. The trigger deletes the counters of
 * a deleted machine. A foreign key cannot do this, because the id of the machine is only a part of a counter's name.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table counter_hour (
      counter text not null,
      slot smallint not null,
      day date not null,
      hour smallint not null,
      before bigint not null,
      primary key (counter, slot, day, hour),
      foreign key (counter, slot) references counter on delete cascade
    )`.execute(db);
  await sql`create index counter_hour_day on counter_hour using brin (day)`.execute(db);
  await sql`
    create function delete_counts() returns trigger language plpgsql as $$
    begin
      delete from counter where counter in ('evm:' || old.id, 'own:' || old.id, 'open:' || old.id, 'share:' || old.id);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger delete_counts after delete on machine for each row execute function delete_counts()`.execute(
    db,
  );
}

export async function down(db: Kysely<never>): Promise<void> {
  await sql`drop trigger delete_counts on machine`.execute(db);
  await sql`drop function delete_counts`.execute(db);
  await sql`drop table counter_hour`.execute(db);
}
