import type { MachineUpdate } from '@demo-evm/shared/api/schemas';

/** A field of the form: every field that an update may change, except the client's name. Spec 3: EVM details. */
export type EvmField = Exclude<keyof MachineUpdate, 'client_name'>;

/**
 * The fields are listed here, because an import of the schema would add the schema to the first load. The compiler
 * checks that the list has each `EvmField`.
 */
const FIELDS: Readonly<Record<EvmField, true>> = {
  main_title: true,
  entity_subtitle: true,
  vidint: true,
  evmsr: true,
  e_cname: true,
  cname: true,
  e_vname: true,
  vname: true,
  sname: true,
  extra3: true,
  extra4: true,
  symbolurl: true,
  cpicurl: true,
  mva: true,
  priority: true,
};

export const EVM_FIELDS = Object.keys(FIELDS) as readonly EvmField[];

export function isEvmField(name: string): name is EvmField {
  return EVM_FIELDS.some((field) => field === name);
}
