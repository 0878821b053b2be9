import { isDeepStrictEqual } from 'node:util';
import type { Registry } from '@demo-evm/shared/contract';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '../database/tables';
import { OperatorError } from '../errors/operator-error';
import { continuesHistory } from '../releases/continues-history';
import { EMPTY_REGISTRY, parseRegistry } from '../releases/registry-text';
import type { MovableStorage, Revision, UsableRevision } from '../releases/release-storage';

/** The channel on which a process tells the others that there is a new revision. */
export const REVISION_CHANNEL = 'demo_evm_revision';

/** The largest number of revisions that are read for a list, unless the caller asks for more. */
const LISTED_REVISIONS = 100;

/**
 * Keeps the registry as numbered rows. A revision is added by inserting its row, which fails when there is a row of that
 * number or a newer one. docs/decisions/0063
 * @param place the place of the site, for messages
 */
export function revisionRows(
  db: Kysely<Tables>,
  place: string,
): Pick<
  MovableStorage,
  'revision' | 'readRegistry' | 'readUsable' | 'history' | 'swapRegistry' | 'hasRevision' | 'addHistory'
> {
  const parse = ({ revision, registry }: { revision: number; registry: string }) =>
    parseRegistry(registry, `Revision ${revision} of ${place}`);
  const newestFirst = (from: Kysely<Tables>) => from.selectFrom('site_revision').orderBy('revision', 'desc');

  async function readUsable(): Promise<UsableRevision> {
    let problem: UsableRevision['problem'] = null;
    let below = Infinity;
    for (;;) {
      const older = newestFirst(db).where(sql<boolean>`revision::float8 < ${below}`);
      const row = await older.selectAll().limit(1).executeTakeFirst();
      if (!row && problem) throw problem.error;
      if (!row) return { registry: EMPTY_REGISTRY, problem };
      try {
        return { registry: parse(row), problem };
      } catch (error) {
        if (!(error instanceof OperatorError)) throw error;
        problem ??= { revision: row.revision, error };
        below = row.revision;
      }
    }
  }

  async function history(most = LISTED_REVISIONS, from = db): Promise<Revision[]> {
    const all = newestFirst(from).selectAll();
    const rows = await (Number.isFinite(most) ? all.limit(most) : all).execute();
    return rows.map((row) => ({ registry: parse(row), at: row.written_at }));
  }

  return {
    async revision() {
      return (await newestFirst(db).select('revision').limit(1).executeTakeFirst())?.revision ?? 0;
    },
    async readRegistry() {
      const row = await newestFirst(db).selectAll().limit(1).executeTakeFirst();
      return row ? parse(row) : EMPTY_REGISTRY;
    },
    readUsable,
    history: (most) => history(most),
    async swapRegistry(next) {
      const { rows } = await sql`
        insert into site_revision (revision, registry)
        select ${next.revision}::integer, ${textOf(next)}
        where not exists (select from site_revision where revision >= ${next.revision}::integer)
        on conflict do nothing
        returning pg_notify(${REVISION_CHANNEL}, revision::text)`.execute(db);
      return rows.length > 0;
    },
    async hasRevision(registry) {
      const row = db.selectFrom('site_revision').where('revision', '=', registry.revision).selectAll();
      const found = await row.executeTakeFirst();
      return found !== undefined && isDeepStrictEqual(parse(found), registry);
    },
    addHistory: (added) =>
      db.transaction().execute(async (transaction) => {
        // Nobody may add a revision between the comparison of the histories and the insertion.
        await sql`lock table site_revision in share row exclusive mode`.execute(transaction);
        if (!continuesHistory(await history(Infinity, transaction), added)) return false;
        for (const revision of added) await insertOld(transaction, revision);
        await sql`select pg_notify(${REVISION_CHANNEL}, '')`.execute(transaction);
        return true;
      }),
  };
}

function textOf(registry: Registry): string {
  return JSON.stringify(registry);
}

async function insertOld(transaction: Transaction<Tables>, { registry, at }: Revision): Promise<void> {
  const { revision } = registry;
  await transaction
    .insertInto('site_revision')
    .values({ revision, registry: textOf(registry), written_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
