import { PublicMachine } from '@demo-evm/shared/api/schemas';

/**
 * The columns of a machine that everybody may read. The id of its account is not among them.
 * Behaviour: GET evm/evm/{id}.
 */
export const PUBLIC_COLUMNS = Object.keys(PublicMachine.properties) as (keyof PublicMachine)[];
