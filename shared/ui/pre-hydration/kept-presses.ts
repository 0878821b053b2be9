import { createKeptList } from '@demo-evm/shared/device';
import type { VoteTarget } from '@demo-evm/shared/domain';

/**
 * The votes of pages that were left before the script that sends votes had arrived, as the targets of each vote. The next
 * page with a machine sends them. docs/decisions/0073
 */
export const keptPresses = /* #__PURE__ */ createKeptList<readonly VoteTarget[]>('unsent-presses');
