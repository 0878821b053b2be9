import { sql, type Kysely, type Transaction } from 'kysely';
import { isPassword } from '../accounts/passwords';
import type { Tables } from '../database/tables';
import { lockPictures } from '../uploads/picture-records';

/**
 * Deletes an account with its machine, earlier versions, short links, counts, records of uploads and links
 * for a new password. Its sessions end, because a token needs its account. docs/decisions/0047.
 * @returns the names of the pictures that the account had uploaded, or that its machine or an earlier version
 *   used; `null` when the password is wrong or the account no longer exists
 */
export async function deleteAccount(
  db: Kysely<Tables>,
  accountId: string,
  password: string,
): Promise<string[] | null> {
  const account = await db
    .selectFrom('account')
    .where('id', '=', accountId)
    .select('password_hash')
    .executeTakeFirst();
  if (!(await isPassword(account?.password_hash, password)) || !account) return null;
  return db.transaction().execute(async (transaction) => {
    // An upload that is under way waits for this lock. It is refused afterwards, because its account is gone.
    await lockPictures(transaction);
    const same = await transaction
      .selectFrom('account')
      .where('id', '=', accountId)
      .where('password_hash', '=', account.password_hash) // the password may have changed in the meantime
      .select('id')
      .forUpdate()
      .executeTakeFirst();
    if (!same) return null;
    const pictures = await picturesOf(transaction, accountId);
    await lockCounts(transaction, accountId);
    // A trigger deletes the counts of the machine (migration 0005). Foreign keys delete the other rows.
    await transaction.deleteFrom('machine').where('account_id', '=', accountId).execute();
    await transaction.deleteFrom('account').where('id', '=', accountId).execute();
    return pictures;
  });
}

/**
 * Locks the machine and then its counters, in the order in which resets and votes lock them. In another
 * order, a deletion and a simultaneous vote or reset could deadlock.
 */
async function lockCounts(db: Transaction<Tables>, accountId: string): Promise<void> {
  const machine = db.selectFrom('machine').where('account_id', '=', accountId).select('id').forUpdate();
  const found = await machine.executeTakeFirst();
  if (!found) return;
  const counters = ['evm:', 'open:', 'own:', 'share:'].map((kind) => `${kind}${found.id}`);
  const query = db.selectFrom('counter').where('counter', 'in', counters).select('slot');
  await query.orderBy('counter').orderBy('slot').forUpdate().execute();
}

async function picturesOf(db: Transaction<Tables>, accountId: string): Promise<string[]> {
  const { rows } = await sql<{ name: string | null }>`
    select name from uploaded_picture where account_id = ${accountId}::bigint
    union
    select substring(url from '[0-9a-f]{64}\\.(?:png|jpg|webp)')
    from (
      select account_id, unnest(array[symbolurl, cpicurl]) as url from machine
      union all
      select account_id, unnest(array[details->>'symbolurl', details->>'cpicurl'])
      from machine_version join machine on machine.id = machine_id
    ) as urls
    where account_id = ${accountId}::bigint and url like '%/files/%'`.execute(db);
  return rows.flatMap(({ name }) => name ?? []);
}
