import { isBusy, type Press } from '@demo-evm/shared/domain';
import { useEffect } from 'react';
import { clearToast } from '../guidance/toast-region';
import { useToast } from '../guidance/use-toast';
import { rowId } from './ballot-row';
import { useOutcome } from './use-outcome';

/** A message about a press. */
export interface Verdict {
  readonly kind: 'recorded' | 'refused';
  readonly text: string;
}

/**
 * Shows the message about the last press.
 * @param refusal The message when the visitor presses a row that cannot be voted for.
 * @param verdict Gives the message about a vote whose lamp has gone out, or `null` while there is nothing to say yet.
 */
export function useOutcomeToast(
  press: Press,
  refusal: string,
  verdict?: (serial: number) => Verdict | null,
): void {
  const outcome = useOutcome(press);
  const message: Verdict | null | undefined =
    outcome && (outcome.kind === 'refused' ? { kind: 'refused', text: refusal } : verdict?.(outcome.serial));
  useToast(message && outcome ? { ...message, rowId: rowId(outcome.serial) } : null, outcome?.turn);

  const busy = isBusy(press);
  useEffect(() => {
    if (busy) clearToast(); // also removes a message that was shown before hydration
  }, [busy]);
}
