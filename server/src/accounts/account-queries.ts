import { randomInt } from 'node:crypto';
import type { Registered, Registration } from '@demo-evm/shared/api/schemas';
import { THEMES } from '@demo-evm/shared/domain';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '../database/tables';
import { hashPassword, withPassword } from './passwords';
import type { TokenOwner } from './tokens';

/** Queries about the accounts of campaigns. */
export interface AccountQueries {
  /** Adds an account and its machine. Gives `null` when an account has this e-mail already, in upper or lower case. */
  readonly register: (registration: Registration) => Promise<Registered | null>;
  /** Finds the account with this e-mail and password; `null` when no account has both. */
  readonly logIn: (email: string, password: string) => Promise<TokenOwner | null>;
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
    logIn(email, password) {
      const query = db
        .selectFrom('account')
        .where(sql`lower(email)`, '=', sql<string>`lower(${email})`) // `toLowerCase` treats some letters differently
        .select(['id', 'session_version', 'password_hash']);
      return withPassword(() => query.executeTakeFirst(), password);
    },
  };
}

/** Letters and digits that are not easily confused. A vid of `VID_LENGTH` such characters is never a reserved vid. */
const VID_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const VID_LENGTH = 8;

/**
 * Adds a machine with a random vid for a new account. The machine gets the colour that the form sends when a
 * machine has no colour. So the first update does not change the colour. Behaviour: POST auth/register/.
 */
async function addMachine(db: Transaction<Tables>, accountId: string, clientName: string): Promise<void> {
  let vid: string;
  do vid = randomVid();
  while (await leadsSomewhere(db, vid));
  const machine = { vid, client_name: clientName, account_id: accountId, extra3: THEMES.admin };
  await db.insertInto('machine').values(machine).execute();
}

/** True if the vid is a present or former vid of a machine. */
async function leadsSomewhere(db: Transaction<Tables>, vid: string): Promise<boolean> {
  const query = db.selectFrom('short_link').where(sql`lower(vid)`, '=', vid);
  return (await query.select('vid').executeTakeFirst()) !== undefined;
}

function randomVid(): string {
  const letters = Array.from({ length: VID_LENGTH }, () =>
    VID_ALPHABET.charAt(randomInt(VID_ALPHABET.length)),
  );
  return letters.join('');
}
