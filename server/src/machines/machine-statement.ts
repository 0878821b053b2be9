import type { MachineFields, PublicMachine } from '@demo-evm/shared/api/schemas';
import type { Queries } from '../database/with-pool';
import { pausedRecord, PUBLIC_COLUMNS } from './public-columns';

interface FoundRow extends MachineFields {
  /** The vid that was asked for, in lower case. */
  readonly asked: string;
  readonly paused_at: Date | null;
}

/** `$1` has the vids in lower case. */
const FIND = `
select lower(link.vid) as asked, ${PUBLIC_COLUMNS.map((column) => `machine.${column}`).join(', ')}, machine.paused_at
from short_link as link join machine on machine.id = link.machine_id
where lower(link.vid) = any($1::text[])`;

/**
 * Makes the function that finds the machines of several requests with one statement. For each vid, which must be in lower
 * case, it gives the public fields of its machine; `null` when no machine has the vid. The fields of a paused machine do
 * not name the candidate.
 */
export function createMachineStatement({ query }: Pick<Queries, 'query'>) {
  return async (vids: readonly string[]): Promise<(PublicMachine | null)[]> => {
    const rows = await query<FoundRow>({ name: 'find', text: FIND, values: [[...new Set(vids)]] });
    const machines = new Map(
      rows.map(({ asked, paused_at: pausedAt, ...machine }) => [
        asked,
        pausedAt ? pausedRecord(machine, pausedAt) : machine,
      ]),
    );
    return vids.map((vid) => machines.get(vid) ?? null);
  };
}
