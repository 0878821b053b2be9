import { MachineFields, type PublicMachine } from '@demo-evm/shared/api/schemas';

/**
 * The public columns of a machine. The id of the machine's account is not public.
 * Behaviour: GET evm/evm/{id}.
 */
export const PUBLIC_COLUMNS = Object.keys(MachineFields.properties) as (keyof MachineFields)[];

/**
 * Makes the public record of a paused machine. It does not name the candidate, so a page of an older release shows a
 * machine without an active row. It keeps the machine's language. docs/decisions/0049.
 */
export function pausedRecord({ vid, extra4 }: MachineFields, pausedAt: Date): PublicMachine {
  const nothing = Object.fromEntries(PUBLIC_COLUMNS.map((column) => [column, null]));
  return { ...(nothing as Omit<MachineFields, 'vid'>), vid, extra4, paused_at: pausedAt.toISOString() };
}
