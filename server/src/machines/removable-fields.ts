import type { MachineUpdate } from '@demo-evm/shared/api/schemas';

/**
 * The fields that the admin page does not send when they are blank. Their values then stay. An update that
 * contains an empty text clears such a field. Other servers may ignore the empty text, so the admin page
 * offers to remove a value only if the server lists the field. Behaviour: PUT auth/evm/.
 */
export const REMOVABLE_FIELDS: readonly (keyof MachineUpdate)[] = [
  'e_cname',
  'cname',
  'e_vname',
  'vname',
  'sname',
  'symbolurl',
  'cpicurl',
];
