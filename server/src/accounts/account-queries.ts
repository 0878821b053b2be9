import { randomInt } from 'node:crypto';
import type { Registered, Registration } from '@demo-evm/shared/api/schemas';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '../database/tables';
import { hashPassword, isPassword } from './passwords';

/** Queries about the accounts of campaigns. */
export interface AccountQueries {
  /** Adds an account and its machine. Gives `null` when an account has this e-mail already, in upper or lower case. */
  readonly register: (registration: Registration) => Promise<Registered | null>;
  /** The id of the account with this e-mail and password; `null` when no account has both. */
  readonly logIn: (email: string, password: string) => Promise<string | null>;
}

export function createAccountQueries(db: Kysely<Tables>): AccountQueries {
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

/** Letters and digits that are not easily confused. A vid of `VID_LENGTH` such characters is never a reserved vid. */
const VID_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const VID_LENGTH = 8;

/** Adds a machine with a random vid for a new account. Behaviour: POST auth/register/. */
async function addMachine(db: Transaction<Tables>, accountId: string, clientName: string): Promise<void> {
  for (;;) {
    const added = await db
      .insertInto('machine')
      .values({ vid: randomVid(), client_name: clientName, account_id: accountId })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added) return; // otherwise, a machine has this vid already, and the loop tries another vid
  }
}

function randomVid(): string {
  const letters = Array.from({ length: VID_LENGTH }, () =>
    VID_ALPHABET.charAt(randomInt(VID_ALPHABET.length)),
  );
  return letters.join('');
}
