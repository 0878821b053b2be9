import { THEMES, type OwnEvmDetails } from '@demo-evm/shared/domain';
import { EVM_FIELDS, type EvmField } from './evm-fields';

/** The text in each field of the form. */
export type EvmValues = Readonly<Record<EvmField, string>>;

/** The form's texts for a saved machine. The admin page's color replaces a missing color. Spec 9: Theme colors. */
export function valuesOf(machine: OwnEvmDetails): EvmValues {
  const entries = EVM_FIELDS.map((field) => [field, String(machine[field] ?? '')]);
  const values = Object.fromEntries(entries) as Record<EvmField, string>;
  return { ...values, extra3: values.extra3.toLowerCase() || THEMES.admin };
}

/** Returns the fields of `values` whose texts differ from `saved`. */
export function changesIn(values: EvmValues, saved: EvmValues): Partial<EvmValues> {
  const changed = EVM_FIELDS.filter((field) => values[field] !== saved[field]);
  return Object.fromEntries(changed.map((field) => [field, values[field]]));
}

/**
 * The form's texts after an update. A field that was changed after `sent` was sent keeps its text in `typed`. Every
 * other field gets its text in `saved`. So a field that was sent empty shows its old value again if the server kept
 * this value.
 */
export function afterUpdate(typed: EvmValues, sent: EvmValues, saved: EvmValues): EvmValues {
  return { ...saved, ...changesIn(typed, sent) };
}
