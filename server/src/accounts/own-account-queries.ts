import type { AccountUpdate, OwnAccount } from '@demo-evm/shared/api/schemas';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '../database/tables';
import { errorCode, UNIQUE_VIOLATION } from '../errors/error-code';
import { hashPassword, isPassword } from './passwords';
import { endResetLinks } from './reset-links';
import type { TokenOwner } from './tokens';

export type AccountChange = 'changed' | 'no account' | 'wrong password' | 'taken';

/** Queries about the account that is logged in. */
export interface OwnAccountQueries {
  /** Reads the account; `null` when it no longer exists. */
  readonly read: (accountId: string) => Promise<OwnAccount | null>;
  /**
   * Changes the details in `update`. A new e-mail needs the account's password, and a wrong password changes
   * nothing. The machine of the account gets the new name too.
   */
  readonly update: (accountId: string, update: AccountUpdate) => Promise<AccountChange>;
  /**
   * Changes the password and ends all tokens of the account. Gives the `TokenOwner` for a new token; `null` when the
   * current password is wrong.
   */
  readonly changePassword: (
    accountId: string,
    current: string,
    replacement: string,
  ) => Promise<TokenOwner | null>;
  /** Ends all tokens of the account. */
  readonly endSessions: (accountId: string) => Promise<void>;
}

export function createOwnAccountQueries(db: Kysely<Tables>): OwnAccountQueries {
  const accountOf = (accountId: string) => db.selectFrom('account').where('id', '=', accountId);
  return {
    read: async (accountId) =>
      (await accountOf(accountId).select(['client_name', 'email', 'phone_no']).executeTakeFirst()) ?? null,
    async update(accountId, { password, ...details }) {
      const account = await accountOf(accountId).select(['email', 'password_hash']).executeTakeFirst();
      if (!account) return 'no account';
      const isNewEmail = details.email !== undefined && details.email !== account.email;
      const needsPassword = isNewEmail || password !== undefined;
      if (needsPassword && !(await isPassword(account.password_hash, password ?? '')))
        return 'wrong password';
      try {
        const isChanged = await db.transaction().execute(async (transaction) => {
          // The row stays locked until the change is written. The password may have changed in the meantime.
          const now = await transaction
            .selectFrom('account')
            .select('password_hash')
            .where('id', '=', accountId)
            .forUpdate()
            .executeTakeFirst();
          if (needsPassword && now?.password_hash !== account.password_hash) return false;
          await change(transaction, accountId, details);
          return true;
        });
        return isChanged ? 'changed' : 'wrong password';
      } catch (error) {
        if (errorCode(error) === UNIQUE_VIOLATION) return 'taken';
        throw error;
      }
    },
    async changePassword(accountId, current, replacement) {
      const account = await accountOf(accountId).select('password_hash').executeTakeFirst();
      if (!(await isPassword(account?.password_hash, current)) || !account) return null;
      const password_hash = await hashPassword(replacement);
      return db.transaction().execute(async (transaction) => {
        const changed = await transaction
          .updateTable('account')
          .set({ password_hash, session_version: sql`session_version + 1` })
          .where('id', '=', accountId)
          .where('password_hash', '=', account.password_hash) // the password may have changed in the meantime
          .returning(['id', 'session_version'])
          .executeTakeFirst();
        await endResetLinks(transaction, accountId);
        return changed ?? null;
      });
    },
    async endSessions(accountId) {
      await db
        .updateTable('account')
        .set({ session_version: sql`session_version + 1` })
        .where('id', '=', accountId)
        .execute();
    },
  };
}

async function change(
  db: Transaction<Tables>,
  accountId: string,
  { client_name, email, phone_no }: AccountUpdate,
): Promise<void> {
  const name = client_name?.trim();
  const details = {
    ...(name !== undefined && { client_name: name }),
    ...(email !== undefined && { email }),
    ...(phone_no !== undefined && { phone_no: phone_no === '' ? null : phone_no }),
  };
  if (Object.keys(details).length === 0) return;
  await db.updateTable('account').set(details).where('id', '=', accountId).execute();
  if (email !== undefined) await endResetLinks(db, accountId);
  if (name === undefined) return;
  await db.updateTable('machine').set({ client_name: name }).where('account_id', '=', accountId).execute();
}
