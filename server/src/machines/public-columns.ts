import { PublicMachine } from '@demo-evm/shared/api/schemas';

/** The columns of a machine that everybody may read; they never name its account. Behaviour: GET evm/evm/{id}. */
export const PUBLIC_COLUMNS = Object.keys(PublicMachine.properties) as (keyof PublicMachine)[];
