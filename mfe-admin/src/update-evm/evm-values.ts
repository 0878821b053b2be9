import { THEMES, type EvmDetails, type OwnEvmDetails } from '@demo-evm/shared/domain';

/** The fields of the form, called as the server's. Spec 3: EVM details. */
const FIELDS = [
  'main_title',
  'entity_subtitle',
  'vidint',
  'evmsr',
  'e_cname',
  'cname',
  'e_vname',
  'vname',
  'sname',
  'extra3',
  'extra4',
  'symbolurl',
  'cpicurl',
  'mva',
  'priority',
] as const satisfies readonly (keyof EvmDetails)[];

export type EvmField = (typeof FIELDS)[number];

/** What is typed, as it is typed. */
export type EvmValues = Readonly<Record<EvmField, string>>;

export function isEvmField(name: string): name is EvmField {
  return FIELDS.some((field) => field === name);
}

/** The form of a machine as it is saved. A machine without a colour starts with the page's own. Spec 9: Theme colors. */
export function valuesOf(machine: OwnEvmDetails): EvmValues {
  const entries = FIELDS.map((field) => [field, String(machine[field] ?? '')]);
  const values = Object.fromEntries(entries) as Record<EvmField, string>;
  return { ...values, extra3: values.extra3.toLowerCase() || THEMES.admin };
}

/** What was typed since the machine was saved. */
export function changesIn(values: EvmValues, saved: EvmValues): Partial<EvmValues> {
  const changed = FIELDS.filter((field) => values[field] !== saved[field]);
  return Object.fromEntries(changed.map((field) => [field, values[field]]));
}

/**
 * The form after an update: what was sent is as the server has it now, so an empty field that kept its old
 * value shows it again; what was typed meanwhile stays.
 */
export function afterUpdate(typed: EvmValues, sent: EvmValues, saved: EvmValues): EvmValues {
  return { ...saved, ...changesIn(typed, sent) };
}
