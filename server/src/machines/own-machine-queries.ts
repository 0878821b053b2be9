import type { MachineUpdate, MachineVersion, OwnMachine, PauseAnswer } from '@demo-evm/shared/api/schemas';
import { sql, type Kysely, type Transaction, type Updateable } from 'kysely';
import { keepLostNames, type ConstituencyNames } from '../counters/constituency-counter';
import type { MachineTable, Tables } from '../database/tables';
import { FORMER_VIDS } from './former-vids';
import { keepVersion, readVersions, VERSION_COLUMNS, VERSION_COUNT } from './machine-versions';
import { PUBLIC_COLUMNS } from './public-columns';
import { REMOVABLE_FIELDS } from './removable-fields';

/** Queries about the machine of an account. Each account has one machine. */
export interface OwnMachineQueries {
  /** Reads the machine; `null` when the account no longer exists. */
  readonly read: (accountId: string) => Promise<OwnMachine | null>;
  /**
   * Changes the fields in `update` and gives the changed machine; `null` when the account no longer exists. A change of
   * what the machine shows keeps the replaced version.
   */
  readonly update: (accountId: string, update: MachineUpdate) => Promise<OwnMachine | null>;
  /** Reads the kept versions of the machine. The version that was replaced last is the first. */
  readonly versions: (accountId: string) => Promise<MachineVersion[]>;
  /**
   * Pauses the machine, or ends the pause; `null` when the account no longer exists. A machine that is already paused
   * keeps the time of its pause.
   */
  readonly setPaused: (accountId: string, isPaused: boolean) => Promise<PauseAnswer | null>;
}

export function createOwnMachineQueries(db: Kysely<Tables>): OwnMachineQueries {
  const read = async (accountId: string): Promise<OwnMachine | null> => {
    const row = await db
      .selectFrom('machine')
      .innerJoin('account', 'account.id', 'machine.account_id')
      .where('account.id', '=', accountId)
      .select(PUBLIC_COLUMNS.map((column) => `machine.${column}` as const))
      .select(['account.email', 'machine.updated_at', 'machine.paused_at', FORMER_VIDS, VERSION_COUNT])
      .executeTakeFirst();
    if (!row) return null;
    return {
      ...row,
      updated_at: row.updated_at?.toISOString() ?? null,
      paused_at: row.paused_at?.toISOString() ?? null,
      removable_fields: [...REMOVABLE_FIELDS],
    };
  };

  return {
    read,
    async update(accountId, update) {
      await db.transaction().execute((transaction) => change(transaction, accountId, update));
      return read(accountId);
    },
    versions: (accountId) => readVersions(db, accountId),
    async setPaused(accountId, isPaused) {
      const row = await db
        .updateTable('machine')
        .set({ paused_at: isPaused ? sql`coalesce(paused_at, now())` : null })
        .where('account_id', '=', accountId)
        .returning('paused_at')
        .executeTakeFirst();
      return row ? { paused_at: row.paused_at?.toISOString() ?? null } : null;
    },
  };
}

/**
 * Changes the machine. The lock on the machine makes a second change wait, so that each change keeps the version that
 * it has replaced.
 */
async function change(db: Transaction<Tables>, accountId: string, update: MachineUpdate): Promise<void> {
  const before = await db
    .selectFrom('machine')
    .where('account_id', '=', accountId)
    .select(['id', ...VERSION_COLUMNS])
    .forUpdate()
    .executeTakeFirst();
  if (!before) return;
  const values = emptyTextAsNull(update);
  await db
    .updateTable('machine')
    .set({ ...values, updated_at: sql`now()` })
    .where('id', '=', before.id)
    .execute();
  const isChanged = VERSION_COLUMNS.some(
    (column) => values[column] !== undefined && values[column] !== before[column],
  );
  if (isChanged) await keepVersion(db, before);
  await keepLostNames(db, before, values);
}

function emptyTextAsNull(update: MachineUpdate): Updateable<MachineTable> & Partial<ConstituencyNames> {
  return Object.fromEntries(Object.entries(update).map(([key, value]) => [key, value === '' ? null : value]));
}
