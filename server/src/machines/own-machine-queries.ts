import type { MachineUpdate, OwnMachine } from '@demo-evm/shared/api/schemas';
import { sql, type Kysely, type Updateable } from 'kysely';
import type { MachineTable, Tables } from '../database/tables';
import { errorCode } from '../errors/error-code';
import { PUBLIC_COLUMNS } from './public-columns';

/** Queries about the machine of an account. Each account has one machine. */
export interface OwnMachineQueries {
  /** Reads the machine; `null` when the account no longer exists. */
  readonly read: (accountId: string) => Promise<OwnMachine | null>;
  /** Changes the fields in `update` and gives the changed machine; `null` when the account no longer exists. */
  readonly update: (accountId: string, update: MachineUpdate) => Promise<OwnMachine | null>;
  /** Changes the short link to `vid` unless another machine has this vid. The machine keeps its count. */
  readonly rename: (accountId: string, vid: string) => Promise<'renamed' | 'taken' | 'no account'>;
}

export function createOwnMachineQueries(db: Kysely<Tables>): OwnMachineQueries {
  const read = async (accountId: string): Promise<OwnMachine | null> => {
    const row = await db
      .selectFrom('machine')
      .innerJoin('account', 'account.id', 'machine.account_id')
      .where('account.id', '=', accountId)
      .select(PUBLIC_COLUMNS.map((column) => `machine.${column}` as const))
      .select(['account.email', 'machine.updated_at'])
      .executeTakeFirst();
    return row ? { ...row, updated_at: row.updated_at?.toISOString() ?? null } : null;
  };

  return {
    read,
    async update(accountId, update) {
      await db
        .updateTable('machine')
        .set({ ...emptyTextAsNull(update), updated_at: sql`now()` })
        .where('account_id', '=', accountId)
        .execute();
      return read(accountId);
    },
    async rename(accountId, vid) {
      try {
        const { numUpdatedRows } = await db
          .updateTable('machine')
          .set({ vid, updated_at: sql`now()` })
          .where('account_id', '=', accountId)
          .executeTakeFirst();
        return numUpdatedRows > 0n ? 'renamed' : 'no account';
      } catch (error) {
        if (errorCode(error) === UNIQUE_VIOLATION) return 'taken';
        throw error;
      }
    },
  };
}

/** The error code of Postgres for a value that must be unique but is in another row already. */
const UNIQUE_VIOLATION = '23505';

function emptyTextAsNull(update: MachineUpdate): Updateable<MachineTable> {
  return Object.fromEntries(Object.entries(update).map(([key, value]) => [key, value === '' ? null : value]));
}
