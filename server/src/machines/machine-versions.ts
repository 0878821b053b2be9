import { VersionDetails, type MachineVersion } from '@demo-evm/shared/api/schemas';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '../database/tables';

/** The largest number of versions that are kept for each machine. */
export const MAX_VERSIONS = 20;

/** The columns that a version keeps: all public columns except the short link and the account's name. */
export const VERSION_COLUMNS = Object.keys(VersionDetails.properties) as (keyof VersionDetails)[];

/** The column `version_count` of a query on the table `machine`: the number of the machine's versions. */
export const VERSION_COUNT = sql<number>`(
  select count(*)::int from machine_version where machine_id = machine.id)`.as('version_count');

/** The version that a change has replaced, as a row of `machine`. */
interface Replaced extends VersionDetails {
  readonly id: string;
}

/**
 * Keeps a version that a change has replaced, and deletes the oldest version of the machine when there are
 * too many. Nothing is kept if the machine has shown nothing but its colour so far.
 * docs/decisions/0048.
 */
export async function keepVersion(db: Transaction<Tables>, { id, ...details }: Replaced): Promise<void> {
  if (VERSION_COLUMNS.every((column) => column === 'extra3' || details[column] === null)) return;
  await db
    .insertInto('machine_version')
    .values({ machine_id: id, details: JSON.stringify(details) })
    .execute();
  await sql`
    delete from machine_version where id in (
      select id from machine_version where machine_id = ${id} order by replaced_at desc offset ${MAX_VERSIONS}
    )`.execute(db);
}

/** Reads the kept versions of an account's machine. The version that was replaced last is the first. */
export async function readVersions(db: Kysely<Tables>, accountId: string): Promise<MachineVersion[]> {
  const rows = await db
    .selectFrom('machine_version')
    .innerJoin('machine', 'machine.id', 'machine_version.machine_id')
    .where('machine.account_id', '=', accountId)
    .orderBy('machine_version.replaced_at', 'desc')
    .select(['machine_version.id', 'machine_version.replaced_at', 'machine_version.details'])
    .execute();
  return rows.map(({ id, replaced_at: replacedAt, details }) => ({
    id,
    replaced_at: replacedAt.toISOString(),
    ...details,
  }));
}
