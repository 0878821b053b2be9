import { failure, success, type Result } from '@demo-evm/shared/domain';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '../database/tables';

/** How much one account may upload. docs/deploy.md#settings */
export interface UploadQuota {
  /** The number of different pictures that an account may upload in 24 hours. */
  readonly picturesPerDay: number;
  /** The limit for the total size of an account's stored pictures, in bytes. */
  readonly accountBytes: number;
}

/** `no account`: the account of the token no longer exists. */
export type NoteRefusal = 'too many' | 'account full' | 'no account';

/** A picture to keep. Without an account, no quota applies. */
export interface NewPicture {
  readonly accountId: string | null;
  readonly name: string;
  readonly bytes: number;
}

/**
 * Records an upload in the database, and calls `keepFile` in the same transaction. Records nothing when the
 * picture is refused or `keepFile` rejects.
 */
export function notePicture(
  db: Kysely<Tables>,
  picture: NewPicture,
  quota: UploadQuota,
  keepFile: (transaction: Transaction<Tables>) => Promise<void>,
): Promise<Result<string, NoteRefusal>> {
  return db.transaction().execute(async (transaction) => {
    await lockPictures(transaction);
    const refusal = picture.accountId === null ? null : await findRefusal(transaction, picture, quota);
    if (refusal) return failure(refusal);
    await record(transaction, picture);
    await keepFile(transaction);
    return success(picture.name);
  });
}

/**
 * Records an upload. If the same upload is recorded already, it only gets a new time. The caller must hold
 * the lock of the pictures.
 */
async function record(db: Transaction<Tables>, { accountId, name, bytes }: NewPicture): Promise<void> {
  // The unique index cannot find a repeated upload without an account, because it treats NULLs as different.
  const repeated = await db
    .updateTable('uploaded_picture')
    .set({ uploaded_at: sql`now()` })
    .where('account_id', 'is not distinct from', accountId)
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  if (repeated.numUpdatedRows > 0) return;
  await db.insertInto('uploaded_picture').values({ account_id: accountId, name, bytes }).execute();
}

/**
 * Makes other uploads, clean-ups and deletions of accounts wait until the transaction ends, also those of
 * other processes. Without this lock, a clean-up could remove the file of a picture that is uploaded again at
 * that moment, and parallel uploads could exceed a quota.
 */
export async function lockPictures(transaction: Transaction<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('uploaded_picture'))`.execute(transaction);
}

async function findRefusal(
  db: Transaction<Tables>,
  { accountId, name, bytes }: NewPicture,
  { picturesPerDay, accountBytes }: UploadQuota,
): Promise<NoteRefusal | null> {
  const account = await db.selectFrom('account').where('id', '=', accountId).select('id').executeTakeFirst();
  if (!account) return 'no account';
  const others = await db
    .selectFrom('uploaded_picture')
    .where('account_id', '=', accountId)
    .where('name', '<>', name)
    .select([
      sql<number>`(count(*) filter (where uploaded_at > now() - interval '1 day'))::int`.as('recent'),
      sql<number>`coalesce(sum(bytes), 0)::float8`.as('bytes'),
    ])
    .executeTakeFirstOrThrow();
  if (others.recent >= picturesPerDay) return 'too many';
  return others.bytes + bytes > accountBytes ? 'account full' : null;
}
