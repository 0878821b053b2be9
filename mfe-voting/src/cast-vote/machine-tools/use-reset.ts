import type { UncountedHere } from '@demo-evm/shared/device';
import type { CustomEvm, Result } from '@demo-evm/shared/domain';
import { useState } from 'react';
import { putVotesBack, resetVotes, type StoredMachines, type VoteReset } from './reset-votes';

/** The outcome of the last reset, which the message shows. It is `null` when there is no message. */
export type ResetState =
  | { readonly kind: 'done'; readonly before: CustomEvm }
  | { readonly kind: 'undone' }
  | { readonly kind: 'failed'; readonly why: UncountedHere }
  | null;

/**
 * Resets the votes of a machine of this device, and undoes the reset as long as its message is shown.
 * @param onMachine Called with the changed machine.
 */
export function useReset(stored: StoredMachines, id: string, onMachine: (machine: CustomEvm) => void) {
  const [state, setState] = useState<ResetState>(null);
  const settle = (changed: Result<VoteReset, UncountedHere>, next: (change: VoteReset) => ResetState) => {
    if (changed.ok) onMachine(changed.value.machine);
    setState(changed.ok ? next(changed.value) : { kind: 'failed', why: changed.error });
  };
  return {
    state,
    reset: () => settle(resetVotes(stored, id), ({ before }) => ({ kind: 'done', before })),
    undo: () => {
      if (state?.kind === 'done') settle(putVotesBack(stored, state.before), () => ({ kind: 'undone' }));
    },
    forget: () => setState(null),
  };
}
