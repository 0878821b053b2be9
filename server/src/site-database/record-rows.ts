import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables';
import type { ReleaseRecord } from '../releases/release-record';
import type { MovableStorage } from '../releases/release-storage';

/** Keeps the records of releases and the notes about builds as rows. */
export function recordRows(
  db: Kysely<Tables>,
): Pick<MovableStorage, 'readRecord' | 'addRecord' | 'recorded' | 'readNote' | 'writeNote' | 'noteNames'> {
  return {
    async readRecord({ module, version }) {
      const rows = db.selectFrom('site_record').where('module', '=', module).where('version', '=', version);
      const row = await rows.select('record').executeTakeFirst();
      return row ? (JSON.parse(row.record) as ReleaseRecord) : null;
    },
    async addRecord({ module, version }, record) {
      await db
        .insertInto('site_record')
        .values({ module, version, record: JSON.stringify(record) })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    recorded: () => db.selectFrom('site_record').select(['module', 'version']).execute(),
    async readNote(name) {
      const row = db.selectFrom('site_note').where('name', '=', name).select('text');
      return (await row.executeTakeFirst())?.text ?? null;
    },
    async writeNote(name, text) {
      await db
        .insertInto('site_note')
        .values({ name, text })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ text: sql`excluded.text` }))
        .execute();
    },
    async noteNames() {
      const rows = await db.selectFrom('site_note').select('name').execute();
      return rows.map(({ name }) => name);
    },
  };
}
