import type { EvmField } from './evm-fields';

/** The key of each field's label. */
export const FIELD_LABELS = {
  main_title: 'FORM_ELECTION_TYPE',
  entity_subtitle: 'FORM_SECTION_NAME',
  vidint: 'FORM_SECTION_NO',
  evmsr: 'FORM_SERIAL',
  e_cname: 'FORM_CNAME_EN',
  cname: 'FORM_CNAME_MR',
  e_vname: 'FORM_VNAME_EN',
  vname: 'FORM_VNAME_MR',
  sname: 'FORM_PARTY',
  extra3: 'FORM_THEME',
  extra4: 'FORM_LANGUAGE',
  symbolurl: 'FORM_SYMBOL',
  cpicurl: 'FORM_PHOTO',
  mva: 'FORM_MARKER',
  priority: 'FORM_PRIORITY',
} as const satisfies Readonly<Record<EvmField, string>>;
