import type { MachineUpdate } from '@demo-evm/shared/api/schemas';

/** The form has every field that an update may change, apart from the client's name. Spec 3: EVM details. */
export type EvmField = Exclude<keyof MachineUpdate, 'client_name'>;

type TypeOf<Field extends EvmField> = [Extract<MachineUpdate[Field], number>] extends [never]
  ? 'text'
  : 'number';

/**
 * Whether a field is sent as a text or as a number. The compiler compares this table with the schema, so a missing,
 * unknown or wrong entry is a type error. The schema itself is not imported, to keep it out of the first load.
 */
const FIELD_TYPES: { readonly [Field in EvmField]: TypeOf<Field> } = {
  main_title: 'text',
  entity_subtitle: 'text',
  vidint: 'number',
  evmsr: 'number',
  e_cname: 'text',
  cname: 'text',
  e_vname: 'text',
  vname: 'text',
  sname: 'text',
  extra3: 'text',
  extra4: 'text',
  symbolurl: 'text',
  cpicurl: 'text',
  mva: 'text',
  priority: 'text',
};

export const EVM_FIELDS = Object.keys(FIELD_TYPES) as readonly EvmField[];

export function isEvmField(name: string): name is EvmField {
  return EVM_FIELDS.some((field) => field === name);
}

export function isNumberField(field: EvmField): boolean {
  return FIELD_TYPES[field] === 'number';
}
