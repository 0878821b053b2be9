import type { AccountExport } from '@demo-evm/shared/api/schemas';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '../database/tables';
import { FORMER_VIDS } from '../machines/former-vids';
import { readVersions } from '../machines/machine-versions';
import { PUBLIC_COLUMNS } from '../machines/public-columns';
import { createNumberQueries } from '../numbers/number-queries';

/**
 * Collects everything that the database has about an account and its machine at one moment, without the
 * hashes of passwords and tokens and without the ids of votes. Gives `null` when the account no longer
 * exists.
 * @param pictureOrigin the origin in the URLs of pictures
 */
export function exportAccount(
  db: Kysely<Tables>,
  accountId: string,
  pictureOrigin: string,
): Promise<AccountExport | null> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      const account = await readAccount(transaction, accountId);
      const found = await readMachine(transaction, accountId);
      const counted = await createNumberQueries(transaction).readAll(accountId);
      if (!account || !found || !counted) return null;
      const { former_vids, ...machine } = found;
      return {
        exported_at: new Date().toISOString(),
        account,
        machine,
        former_vids,
        versions: await readVersions(transaction, accountId),
        ...counted,
        pictures: await readPictures(transaction, accountId, pictureOrigin),
        reset_links: await readResetLinks(transaction, accountId),
      };
    });
}

async function readAccount(
  db: Transaction<Tables>,
  accountId: string,
): Promise<AccountExport['account'] | null> {
  const row = await db
    .selectFrom('account')
    .where('id', '=', accountId)
    .select(['client_name', 'email', 'phone_no', 'created_at', 'session_version'])
    .executeTakeFirst();
  return row ? { ...row, id: Number(accountId), created_at: row.created_at.toISOString() } : null;
}

async function readMachine(db: Transaction<Tables>, accountId: string) {
  const row = await db
    .selectFrom('machine')
    .where('account_id', '=', accountId)
    .select([...PUBLIC_COLUMNS, 'id', 'updated_at', 'paused_at', 'vid_changes', FORMER_VIDS])
    .select(sql<string | null>`to_char(vid_changed_on, 'YYYY-MM-DD')`.as('vid_changed_on'))
    .executeTakeFirst();
  return (
    row && {
      ...row,
      id: Number(row.id),
      updated_at: row.updated_at?.toISOString() ?? null,
      paused_at: row.paused_at?.toISOString() ?? null,
    }
  );
}

async function readPictures(db: Transaction<Tables>, accountId: string, origin: string) {
  const rows = await db
    .selectFrom('uploaded_picture')
    .where('account_id', '=', accountId)
    .select(['name', 'bytes', 'uploaded_at'])
    .orderBy('uploaded_at')
    .execute();
  return rows.map(({ name, bytes, uploaded_at }) => ({
    url: `${origin}/files/${name}`,
    bytes,
    uploaded_at: uploaded_at.toISOString(),
  }));
}

async function readResetLinks(db: Transaction<Tables>, accountId: string) {
  const rows = await db
    .selectFrom('password_reset')
    .where('account_id', '=', accountId)
    .select(['created_at', 'used_at'])
    .orderBy('created_at')
    .execute();
  return rows.map(({ created_at, used_at }) => ({
    created_at: created_at.toISOString(),
    used_at: used_at?.toISOString() ?? null,
  }));
}
