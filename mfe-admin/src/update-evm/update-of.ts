import { isNumericField, type EvmDetails } from '@demo-evm/shared/domain';
import type { EvmField } from './evm-fields';
import type { EvmValues } from './evm-values';

/** The body of an update. */
type MachineChanges = { -readonly [Key in EvmField | 'client_name']?: NonNullable<EvmDetails[Key]> | null };

/** These fields are sent even when they are empty, which clears them on the server. Spec 5: EVM update. */
const ALWAYS_SENT: ReadonlySet<EvmField> = new Set<EvmField>([
  'main_title',
  'entity_subtitle',
  'vidint',
  'extra3',
  'extra4',
]);

/**
 * Makes the body of an update: the fields that are neither blank nor null, the five that are always sent, and the
 * client's name if it is known. Spec 5: EVM update.
 */
export function updateOf(
  values: Readonly<Record<EvmField, string | null>>,
  clientName: string | null | undefined,
): MachineChanges {
  const update: Record<string, string | number | null> = clientName ? { client_name: clientName } : {};
  for (const [field, value] of Object.entries(values) as [EvmField, string | null][]) {
    const text = value?.trim() ?? '';
    if (text !== '') update[field] = isNumericField(field) ? numberOf(text) : text;
    else if (ALWAYS_SENT.has(field)) update[field] = null;
  }
  return update;
}

/** A text that is not a number stays a text, so that the schema refuses it. */
function numberOf(text: string): number | string {
  const number = Number(text);
  return Number.isFinite(number) ? number : text;
}

/** The machine as it would be after an update, for the preview. Behaviour: Preview. */
export function previewOf<Machine extends object>(
  machine: Machine,
  values: EvmValues,
): Machine & MachineChanges {
  return { ...machine, ...updateOf(values, null) };
}
