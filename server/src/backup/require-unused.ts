import { DEMO_VID } from '@demo-evm/shared/domain';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables';
import { OperatorError } from '../errors/operator-error';
import { TABLES } from './backup-format';

/**
 * Throws when one of the `TABLES` has a row, except for the demo machine and its short link. A restore would
 * mix other rows with the rows of the backup or remove them.
 */
export async function requireUnused(db: Kysely<Tables>): Promise<void> {
  for (const table of TABLES) {
    const hasVid = table === 'machine' || table === 'short_link';
    const used = hasVid ? sql`where vid <> ${DEMO_VID}` : sql``;
    const { rows } = await sql`select from ${sql.table(table)} ${used} limit 1`.execute(db);
    if (rows.length > 0)
      throw new OperatorError(
        'The database holds accounts, machines or votes. Restore into a new database or another DATA_DIR.',
      );
  }
}
