import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Draft } from './drafts';
import type { EvmValues } from './evm-values';
import type { EvmFormState } from './use-evm-form';

interface Discarded extends Pick<Draft, 'changes' | 'removed'> {
  readonly base: EvmValues;
}

export interface Discarding {
  /** Shows the saved machine in the form. */
  readonly discard: () => void;
  /**
   * Brings the discarded changes back. It is `null` when nothing was discarded, or something was changed
   * since.
   */
  readonly undo: (() => void) | null;
}

/**
 * Discards the changes of the form, and brings them back. Behaviour: Update.
 *
 * @param changes the fields whose texts differ from `saved`
 */
export function useDiscard(
  form: UseFormReturn<EvmValues>,
  changes: Partial<EvmValues>,
  saved: EvmValues,
  { base, setBase, removed, setRemoved }: Pick<EvmFormState, 'base' | 'setBase' | 'removed' | 'setRemoved'>,
): Discarding {
  const [discarded, setDiscarded] = useState<Discarded | null>(null);
  const isChanged = Object.keys(changes).length > 0;
  // After a new change, the discarded changes cannot be brought back. Otherwise an undo after an update would bring
  // back changes that the visitor has forgotten.
  if (isChanged && discarded) setDiscarded(null);

  const discard = () => {
    setDiscarded({ changes, base, removed });
    setBase(saved);
    form.reset(saved);
  };
  const undo = () => {
    setBase(discarded?.base ?? saved);
    form.reset({ ...saved, ...discarded?.changes });
    setRemoved(discarded?.removed ?? []);
  };
  return { discard, undo: discarded && undo };
}
