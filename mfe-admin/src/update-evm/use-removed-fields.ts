import { useState } from 'react';
import type { EvmField } from './evm-fields';
import type { EvmValues } from './evm-values';

/**
 * The fields that an update removes from the machine, although a field that is only left empty keeps its value. A field
 * is no longer among them when it has a text again, or when the server has no value for it. Behaviour: Update.
 *
 * @param first the removed fields of the draft
 */
export function useRemovedFields(first: readonly EvmField[], values: EvmValues, saved: EvmValues) {
  const [chosen, setRemoved] = useState(first);
  const removed = chosen.filter((field) => values[field].trim() === '' && saved[field] !== '');
  if (removed.length < chosen.length) setRemoved(removed);
  return { removed, setRemoved };
}
