import type { EvmField } from './evm-fields';

/**
 * If one of these fields is blank in the form, its value on the server stays, unless the user removes it.
 * Spec 5: EVM update.
 */
export const KEPT_WHEN_BLANK: ReadonlySet<EvmField> = new Set<EvmField>([
  'evmsr',
  'e_cname',
  'cname',
  'e_vname',
  'vname',
  'sname',
  'mva',
  'priority',
]);
