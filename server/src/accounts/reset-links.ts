import { createHash, randomBytes } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '../database/tables';
import { hashPassword } from './passwords';

/** A link is valid for this number of hours. */
export const LINK_HOURS = 1;
/** At most this number of mails go to an account in an hour. Otherwise anybody could fill a campaign's mailbox. */
export const MAILS_PER_HOUR = 3;

export type LinkState = 'valid' | 'expired' | 'used' | 'unknown';

/** A token for one link, with the e-mail of its account. */
interface IssuedToken {
  readonly email: string;
  readonly token: string;
}

/**
 * Makes and uses the tokens of links that set a new password. The database has only hashes of the tokens. All
 * tokens of an account end when one of them is used, and when the password or the e-mail changes.
 * docs/decisions/0046.
 */
export interface ResetLinks {
  /**
   * Makes a token for the account with this e-mail. Gives `null` when no account has the e-mail, or when the
   * limit is reached.
   * @param maxPerHour the largest number of tokens of one account in an hour; no limit by default
   */
  readonly issue: (email: string, maxPerHour?: number) => Promise<IssuedToken | null>;
  /** Deletes a token that nobody has received. */
  readonly withdraw: (token: string) => Promise<void>;
  /**
   * Sets the password of the token's account and ends all its sessions. Gives the e-mail of the account, or the reason
   * why the token cannot be used.
   */
  readonly use: (
    token: string,
    password: string,
  ) => Promise<{ readonly email: string } | { readonly refusal: Exclude<LinkState, 'valid'> }>;
}

export function createResetLinks(db: Kysely<Tables>): ResetLinks {
  return {
    issue: (email, maxPerHour = Infinity) =>
      db.transaction().execute(async (transaction) => {
        // The lock makes requests for the same account wait, so that each request counts all earlier tokens.
        const account = await transaction
          .selectFrom('account')
          .where(sql`lower(email)`, '=', sql<string>`lower(${email})`)
          .select(['id', 'email'])
          .forUpdate()
          .executeTakeFirst();
        if (!account || (await countOfLastHour(transaction, account.id)) >= maxPerHour) return null;
        const token = randomBytes(32).toString('base64url');
        const row = { token_hash: hashOf(token), account_id: account.id };
        await transaction.insertInto('password_reset').values(row).execute();
        return { email: account.email, token };
      }),
    async withdraw(token) {
      await db.deleteFrom('password_reset').where('token_hash', '=', hashOf(token)).execute();
    },
    async use(token, password) {
      const token_hash = hashOf(token);
      const before = await stateOf(db, token_hash);
      if (before !== 'valid') return { refusal: before };
      const password_hash = await hashPassword(password);
      return db.transaction().execute(async (transaction) => {
        // The lock makes requests with the same token wait. The later one then finds a used token.
        const account = await transaction
          .selectFrom('account')
          .innerJoin('password_reset', 'password_reset.account_id', 'account.id')
          .where('token_hash', '=', token_hash)
          .select(['account.id', 'account.email'])
          .forUpdate('account')
          .executeTakeFirst();
        const state = await stateOf(transaction, token_hash);
        if (!account || state !== 'valid') return { refusal: state === 'valid' ? 'unknown' : state };
        await endResetLinks(transaction, account.id);
        await transaction
          .updateTable('account')
          .set({ password_hash, session_version: sql`session_version + 1` })
          .where('id', '=', account.id)
          .execute();
        return { email: account.email };
      });
    },
  };
}

/** Ends all unused links of an account. */
export async function endResetLinks(db: Transaction<Tables>, accountId: string): Promise<void> {
  await db
    .updateTable('password_reset')
    .set({ used_at: sql`now()` })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute();
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

async function stateOf(db: Kysely<Tables>, tokenHash: string): Promise<LinkState> {
  const row = await db
    .selectFrom('password_reset')
    .where('token_hash', '=', tokenHash)
    .select([
      'used_at',
      sql<boolean>`created_at <= now() - make_interval(hours => ${LINK_HOURS}::int)`.as('isOld'),
    ])
    .executeTakeFirst();
  if (!row) return 'unknown';
  if (row.used_at) return 'used';
  return row.isOld ? 'expired' : 'valid';
}

async function countOfLastHour(db: Transaction<Tables>, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('password_reset')
    .where('account_id', '=', accountId)
    .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
