import type { Kysely } from 'kysely';
import type { MachineTable, Tables } from '../database/tables';

/** The fields of a machine that can name the constituency of its votes. Behaviour: Constituency counter. */
const NAME_COLUMNS = ['e_vname', 'vname', 'vidint'] as const;

export type ConstituencyNames = Readonly<Pick<MachineTable, (typeof NAME_COLUMNS)[number]>>;

/**
 * The name of a constituency's counter.
 * @param name the constituency's name without spaces at its ends
 */
export const constituencyCounter = (name: string) => `vidhansabha:${name}`;

/**
 * Keeps counters for the names that a machine loses. Votes for such a name may still wait in browsers, and they are
 * counted only when the name has a counter or a machine. The new counters are at 0.
 */
export async function keepLostNames(
  db: Kysely<Tables>,
  before: ConstituencyNames,
  after: Partial<ConstituencyNames>,
): Promise<void> {
  const lost = NAME_COLUMNS.filter(
    (column) => after[column] !== undefined && after[column] !== before[column],
  );
  const names = lost.map((column) => String(before[column] ?? '').trim()).filter((name) => name !== '');
  if (names.length === 0) return;
  // The order is that of the votes' statement, so that the two cannot wait for each other.
  const counters = [...new Set(names.map(constituencyCounter))].sort();
  await db
    .insertInto('counter')
    .values(counters.map((counter) => ({ counter, slot: 0, votes: '0' })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
