import { randomInt } from 'node:crypto';
import type { Registered, Registration } from '@demo-evm/shared/api/schemas';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '../database/tables';
import { hashPassword, isPassword } from './passwords';

/** Accounts of campaigns. */
export interface AccountStore {
  /** Makes an account and its machine; `null` when the e-mail has one, whatever the case. */
  register(registration: Registration): Promise<Registered | null>;
  /** The id of the account with this e-mail and password; `null` when there is none. */
  logIn(email: string, password: string): Promise<string | null>;
}

/** The account store of a database. */
export function createAccountStore(db: Kysely<Tables>): AccountStore {
  return {
    async register({ client_name, phone_no = null, email, password }) {
      const row = {
        client_name: client_name.trim(),
        phone_no,
        email,
        password_hash: await hashPassword(password),
      };
      return db.transaction().execute(async (transaction) => {
        const account = await transaction
          .insertInto('account')
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!account) return null;
        await addMachine(transaction, account.id, row.client_name);
        return { id: Number(account.id), client_name: row.client_name, email };
      });
    },
    async logIn(email, password) {
      const account = await db
        .selectFrom('account')
        .where(sql`lower(email)`, '=', email.toLowerCase())
        .select(['id', 'password_hash'])
        .executeTakeFirst();
      const isRight = await isPassword(account?.password_hash, password);
      return account && isRight ? account.id : null;
    },
  };
}

/** Without what is easily taken for another sign; no word comes about that is reserved. */
const VID_SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const VID_LENGTH = 8;

/** A new account's machine, with a random vid. Behaviour: POST auth/register/. */
async function addMachine(db: Transaction<Tables>, accountId: string, clientName: string): Promise<void> {
  for (;;) {
    const vid = Array.from({ length: VID_LENGTH }, () => VID_SIGNS.charAt(randomInt(VID_SIGNS.length))).join(
      '',
    );
    const added = await db
      .insertInto('machine')
      .values({ vid, client_name: clientName, account_id: accountId })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added) return; // else the vid is taken: one in 850,000 million for each machine there is
  }
}
