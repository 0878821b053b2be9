import { sql, type Kysely } from 'kysely';

/**
 * Indexes the three columns that may name the constituency of a machine, so that the server finds out quickly whether
 * any machine has a given name. The texts have no spaces at their ends, as after JavaScript's `trim`, which pages use.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const column of ['e_vname', 'vname'])
    await sql`
      create index ${sql.raw(`machine_${column}`)} on machine
      (btrim(${sql.raw(column)}, E' \\t\\n\\u000b\\f\\r\\u00a0\\u1680\\u2000\\u2001\\u2002\\u2003\\u2004\\u2005\\u2006\\u2007\\u2008\\u2009\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff'))`.execute(
      db,
    );
  await sql`create index machine_vidint on machine (vidint)`.execute(db);
}

export async function down(db: Kysely<never>): Promise<void> {
  await sql`drop index machine_e_vname, machine_vname, machine_vidint`.execute(db);
}
