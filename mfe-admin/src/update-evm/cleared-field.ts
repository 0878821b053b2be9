import type { EvmField } from './evm-fields';
import type { EvmValues } from './evm-values';
import { KEPT_WHEN_BLANK } from './kept-fields';

/** What an update does with the published value of a field that is empty in the form. */
export type Fate = 'kept' | 'removed';

/**
 * Gives the fate of a field's published value; `null` when the field is not empty, or nothing is published.
 * Spec 5: EVM update.
 */
export function fateOf(
  field: EvmField,
  values: EvmValues,
  saved: EvmValues,
  removed: readonly EvmField[],
): Fate | null {
  if (values[field].trim() !== '' || saved[field] === '') return null;
  return KEPT_WHEN_BLANK.has(field) && !removed.includes(field) ? 'kept' : 'removed';
}
