import { THEMES, type EvmDetails } from '@demo-evm/shared/domain';
import { EVM_FIELDS, type EvmField } from './evm-fields';

/** The text in each field of the form. */
export type EvmValues = Readonly<Record<EvmField, string>>;

/** The saved text of each field of a machine; an empty text where the machine has none. */
export function textsOf(machine: EvmDetails): EvmValues {
  const entries = EVM_FIELDS.map((field) => [field, String(machine[field] ?? '')]);
  const texts = Object.fromEntries(entries) as Record<EvmField, string>;
  return { ...texts, extra3: texts.extra3.toLowerCase() };
}

/**
 * The form's texts for a saved machine. The admin page's color replaces a missing color, as a change that is not published.
 * Spec 9: Theme colors.
 */
export function valuesOf(machine: EvmDetails): EvmValues {
  const texts = textsOf(machine);
  return { ...texts, extra3: texts.extra3 || THEMES.admin };
}

/** Returns the fields of `values` whose texts differ from `saved`. */
export function changesIn(values: EvmValues, saved: EvmValues): Partial<EvmValues> {
  const changed = EVM_FIELDS.filter((field) => values[field] !== saved[field]);
  return pick(values, changed);
}

/**
 * The form's texts after an update. A field whose text in `typed` differs from `sent` was not part of the
 * update, and keeps its text in `typed`. Every other field gets its text in `saved`. So a field that was sent
 * empty shows its old value again if the server kept this value.
 */
export function afterUpdate(typed: EvmValues, sent: EvmValues, saved: EvmValues): EvmValues {
  return { ...saved, ...changesIn(typed, sent) };
}

/**
 * The texts that the edits in the form begin with after an update. For most fields, this is the text in
 * `saved`. For a field that was not part of the update, and whose published text is somebody else's, it is
 * the text in `sent`. So the next update finds the conflict.
 */
export function baseAfterUpdate(
  typed: EvmValues,
  sent: EvmValues,
  published: EvmValues,
  saved: EvmValues,
): EvmValues {
  const typedMeanwhile = Object.keys(changesIn(typed, sent)) as EvmField[];
  const taken = typedMeanwhile.filter((field) => published[field] !== sent[field]);
  return { ...saved, ...pick(sent, taken) };
}

/** Returns the texts of the given fields. */
export function pick(values: EvmValues, fields: readonly EvmField[]): Partial<EvmValues> {
  return Object.fromEntries(fields.map((field) => [field, values[field]]));
}
