import { useState } from 'react';
import type { EvmField } from './evm-fields';
import type { EvmValues } from './evm-values';

/**
 * Holds the fields that the user has removed, because a field that is only empty keeps its value on the
 * server. A field is no longer removed when it has a text again, or when the server has no value for it.
 * Behaviour: Update.
 *
 * @param first the removed fields of the draft
 */
export function useRemovedFields(first: readonly EvmField[], values: EvmValues, saved: EvmValues) {
  const [chosen, setRemoved] = useState(first);
  const removed = chosen.filter((field) => values[field].trim() === '' && saved[field] !== '');
  if (removed.length < chosen.length) setRemoved(removed);
  return { removed, setRemoved };
}
