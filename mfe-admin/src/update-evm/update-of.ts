import { isNumericField, latinDigits, type EvmDetails } from '@demo-evm/shared/domain';
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

/** Nobody types into the field of a picture. If a picture is saved and its field is empty, it was removed. */
const PICTURES = ['symbolurl', 'cpicurl'] as const;

/**
 * Makes the body of an update: the fields that are neither blank nor null, the fields of `ALWAYS_SENT`, and the
 * client's name if it is known. A saved value that was removed is sent as an empty text. Spec 5: EVM update;
 * behaviour: Update.
 *
 * @param removed the fields whose values are removed when they are blank
 */
export function updateOf(
  values: Readonly<Record<EvmField, string | null>>,
  clientName: string | null | undefined,
  saved: EvmDetails = {},
  removed: readonly EvmField[] = [],
): MachineChanges {
  const update: Record<string, string | number | null> = clientName ? { client_name: clientName } : {};
  for (const [field, value] of Object.entries(values) as [EvmField, string | null][]) {
    const text = value?.trim() ?? '';
    if (text !== '') update[field] = isNumericField(field) ? numberOf(text) : text;
    else if (ALWAYS_SENT.has(field)) update[field] = null;
  }
  for (const field of [...PICTURES, ...removed])
    if (values[field]?.trim() === '' && saved[field]) update[field] = '';
  return update;
}

/**
 * Makes the body of an update that publishes an earlier version. It also clears the fields that are blank in the
 * version. A serial number cannot be cleared, so the saved one stays if the version has none. docs/decisions/0048.
 */
export function wholeUpdateOf(values: EvmValues): MachineChanges {
  const blank = Object.keys(values).filter((field) => field !== 'evmsr');
  return { ...Object.fromEntries(blank.map((field) => [field, ''])), ...updateOf(values, null) };
}

/** A text that is not a number stays a text, so that the schema refuses it. */
function numberOf(text: string): number | string {
  const number = Number(latinDigits(text));
  return Number.isFinite(number) ? number : text;
}

/** The machine as it would be after an update, for the preview. Behaviour: Preview. */
export function previewOf<Machine extends EvmDetails>(
  machine: Machine,
  values: EvmValues,
  removed: readonly EvmField[] = [],
): Machine & MachineChanges {
  return { ...machine, ...updateOf(values, null, machine, removed) };
}
