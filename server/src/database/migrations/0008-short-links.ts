import { sql, type Kysely } from 'kysely';

/**
 * Creates the table `short_link` (`ShortLinkTable` in tables.ts) and a trigger that fills this table. The unique index
 * of the table covers the present and the former vids of all machines, so no machine can take a vid that leads to
 * another machine. The server uses the columns `vid_changes` and `vid_changed_on` to limit how often the vid of a
 * machine can be changed on one day.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table short_link (
      vid text not null,
      machine_id bigint not null references machine (id) on delete cascade,
      former_since timestamptz
    )`.execute(db);
  await sql`create unique index short_link_vid on short_link (lower(vid))`.execute(db);
  await sql`create index short_link_machine on short_link (machine_id)`.execute(db);
  await sql`insert into short_link (vid, machine_id) select vid, id from machine`.execute(db);
  await sql`
    create function note_short_link() returns trigger language plpgsql as $$
    begin
      update short_link set former_since = now()
      where machine_id = new.id and former_since is null and lower(vid) <> lower(new.vid);
      insert into short_link (vid, machine_id) values (new.vid, new.id)
      on conflict ((lower(vid))) do update set vid = excluded.vid, former_since = null
      where short_link.machine_id = excluded.machine_id;
      if not found then
        raise unique_violation using message = 'The vid leads to another machine.';
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger note_short_link after insert or update of vid on machine
    for each row execute function note_short_link()`.execute(db);
  await sql`
    alter table machine add column vid_changes smallint not null default 0, add column vid_changed_on date`.execute(
    db,
  );
}

export async function down(db: Kysely<never>): Promise<void> {
  await sql`drop trigger note_short_link on machine`.execute(db);
  await sql`drop function note_short_link`.execute(db);
  await sql`drop table short_link`.execute(db);
  await sql`alter table machine drop column vid_changes, drop column vid_changed_on`.execute(db);
}
