import type { MachineUpdate, OwnMachine } from '@demo-evm/shared/api/schemas';
import { sql, type Kysely, type Updateable } from 'kysely';
import { errorCode } from '../errors/error-code';
import { PUBLIC_COLUMNS } from './public-columns';
import type { MachineTable, Tables } from '../database/tables';

/** The one machine of each account. */
export interface OwnMachineStore {
  /** `null`: the account is gone. */
  read(accountId: string): Promise<OwnMachine | null>;
  /** Changes what `update` has, and gives all of it; `null`: the account is gone. */
  update(accountId: string, update: MachineUpdate): Promise<OwnMachine | null>;
  /** Gives the machine another short link, whose counts it keeps. */
  rename(accountId: string, vid: string): Promise<'renamed' | 'taken' | 'gone'>;
}

/** The machines that belong to accounts. */
export function createOwnMachineStore(db: Kysely<Tables>): OwnMachineStore {
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
        .set({ ...clean(update), updated_at: sql`now()` })
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
        return numUpdatedRows > 0n ? 'renamed' : 'gone';
      } catch (error) {
        if (errorCode(error) === UNIQUE_VIOLATION) return 'taken';
        throw error;
      }
    },
  };
}

/** Postgres' code for a value that another row has. */
const UNIQUE_VIOLATION = '23505';

/** An empty text clears a field as null does. */
function clean(update: MachineUpdate): Updateable<MachineTable> {
  return Object.fromEntries(Object.entries(update).map(([key, value]) => [key, value === '' ? null : value]));
}
