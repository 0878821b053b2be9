import { THEMES, type OwnEvmDetails } from '@demo-evm/shared/domain';
import { EVM_FIELDS, type EvmField } from './evm-fields';

/** The text in each field of the form. */
export type EvmValues = Readonly<Record<EvmField, string>>;

/** The form of a saved machine. A machine without a color starts with the page's own. Spec 9: Theme colors. */
export function valuesOf(machine: OwnEvmDetails): EvmValues {
  const entries = EVM_FIELDS.map((field) => [field, String(machine[field] ?? '')]);
  const values = Object.fromEntries(entries) as Record<EvmField, string>;
  return { ...values, extra3: values.extra3.toLowerCase() || THEMES.admin };
}

/** The fields whose text differs from what is saved. */
export function changesIn(values: EvmValues, saved: EvmValues): Partial<EvmValues> {
  const changed = EVM_FIELDS.filter((field) => values[field] !== saved[field]);
  return Object.fromEntries(changed.map((field) => [field, values[field]]));
}

/**
 * The form after an update. It shows what the server has saved, so a field that was sent empty and kept its old
 * value shows that value again. What was typed while the update was on its way stays.
 */
export function afterUpdate(typed: EvmValues, sent: EvmValues, saved: EvmValues): EvmValues {
  return { ...saved, ...changesIn(typed, sent) };
}
