import { sql, type Kysely, type Transaction } from 'kysely';
import { UNDO_HOURS } from '../database/forget-old-rows';
import type { Tables } from '../database/tables';

/** Resets of the total of an account's machine. docs/decisions/0042. Behaviour: POST auth/evm/votes/reset. */
export interface CountResets {
  /** Sets the total to 0, and remembers the former total. A total of 0 is not reset. */
  readonly reset: (accountId: string) => Promise<void>;
  /**
   * Undoes the newest reset: the votes that the reset removed are in the total again. Gives `false` if the account's
   * machine has no reset of the last `UNDO_HOURS`, or if the newest reset has another time than `at` (an ISO text in
   * whole seconds). So a request that is sent again does not undo an older reset too.
   */
  readonly undo: (accountId: string, at: string) => Promise<boolean>;
}

/**
 * The slot for resets. The `votes` of a row in this slot are negative or 0: they are the votes that resets
 * have removed from the total. No process counts votes in this slot.
 */
const RESET_SLOT = -1;

/** @param clock gives the time of a reset, and the time at which an undo checks whether the reset is too old */
export function createCountResets(db: Kysely<Tables>, clock: () => Date = () => new Date()): CountResets {
  return {
    reset: (accountId) =>
      withOwnMachine(db, accountId, async (transaction, machineId) => {
        await sql`
          with present as (select sum(votes) as total from counter where counter = 'evm:' || ${machineId}::bigint),
          remembered as (
            insert into count_reset (machine_id, reset_at, votes)
            select ${machineId}::bigint, ${clock()}::timestamptz, total from present where total > 0
            on conflict (machine_id, reset_at) do update set votes = count_reset.votes + excluded.votes
            returning machine_id
          )
          insert into counter (counter, slot, votes)
          select 'evm:' || machine_id, ${RESET_SLOT}::smallint, -total from remembered, present
          on conflict (counter, slot) do update set votes = counter.votes + excluded.votes`.execute(
          transaction,
        );
      }).then(() => undefined),
    async undo(accountId, at) {
      const undone = await withOwnMachine(db, accountId, async (transaction, machineId) => {
        const { numAffectedRows } = await sql`
          with undone as (
            delete from count_reset where machine_id = ${machineId}::bigint and reset_at = (
              select max(reset_at) from count_reset
              where machine_id = ${machineId}::bigint
                and reset_at > ${clock()}::timestamptz - make_interval(hours => ${UNDO_HOURS}::int)
            ) and date_trunc('second', reset_at) = ${at}::timestamptz
            returning votes
          )
          update counter set votes = counter.votes + undone.votes from undone
          where counter = 'evm:' || ${machineId}::bigint and slot = ${RESET_SLOT}`.execute(transaction);
        return numAffectedRows === 1n;
      });
      return undone ?? false;
    },
  };
}

/**
 * Runs a task in a transaction that locks the account's machine. So each reset or undo sees the result of the previous
 * reset or undo, and no votes are removed twice. Votes do not wait for this lock. Gives `undefined` when the account
 * has no machine.
 */
function withOwnMachine<T>(
  db: Kysely<Tables>,
  accountId: string,
  task: (transaction: Transaction<Tables>, machineId: string) => Promise<T>,
): Promise<T | undefined> {
  return db.transaction().execute(async (transaction) => {
    const machine = await transaction
      .selectFrom('machine')
      .select('id')
      .where('account_id', '=', accountId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    return machine && task(transaction, machine.id);
  });
}
