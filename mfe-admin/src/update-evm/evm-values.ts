import { THEMES, type OwnEvmDetails } from '@demo-evm/shared/domain';
import { EVM_FIELDS, type EvmField } from './evm-fields';

/** The text in each field of the form. */
export type EvmValues = Readonly<Record<EvmField, string>>;

/** The form's texts for a saved machine. The admin page's color stands in for a missing color. Spec 9: Theme colors. */
export function valuesOf(machine: OwnEvmDetails): EvmValues {
  const entries = EVM_FIELDS.map((field) => [field, String(machine[field] ?? '')]);
  const values = Object.fromEntries(entries) as Record<EvmField, string>;
  return { ...values, extra3: values.extra3.toLowerCase() || THEMES.admin };
}

/** The texts in `values` of the fields that differ from `saved`. */
export function changesIn(values: EvmValues, saved: EvmValues): Partial<EvmValues> {
  const changed = EVM_FIELDS.filter((field) => values[field] !== saved[field]);
  return Object.fromEntries(changed.map((field) => [field, values[field]]));
}

/**
 * The form's texts after an update: the texts in `saved`, but where `typed` differs from `sent`, the text in `typed`.
 * So a field that was sent empty and kept its old value on the server shows that value again.
 */
export function afterUpdate(typed: EvmValues, sent: EvmValues, saved: EvmValues): EvmValues {
  return { ...saved, ...changesIn(typed, sent) };
}
