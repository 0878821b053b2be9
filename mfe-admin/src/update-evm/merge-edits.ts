import { EVM_FIELDS, type EvmField } from './evm-fields';
import type { EvmValues } from './evm-values';
import { KEPT_WHEN_BLANK } from './kept-fields';

/** A field that two people changed to different texts. */
export interface Conflict {
  readonly field: EvmField;
  readonly mine: string;
  readonly theirs: string;
}

export interface Merged {
  /** The merged texts. In a field with a conflict, this is the text in `mine`. */
  readonly values: EvmValues;
  readonly conflicts: readonly Conflict[];
}

/**
 * Merges the edits of two people, field by field. A field that only one of them changed gets this person's text. A field
 * that both changed to different texts is a conflict. Spaces at the ends of a text are no change. A cleared field
 * that keeps its value on the server stays blank and is no conflict, because `updateOf` does not send it.
 * Behaviour: Update.
 *
 * @param base the texts that my edits began with
 * @param mine the texts that I want to publish
 * @param theirs the texts that the server has saved by now
 * @param removed the cleared fields whose values I remove, which is a change like any other
 */
export function mergeEdits(
  base: EvmValues,
  mine: EvmValues,
  theirs: EvmValues,
  removed: readonly EvmField[] = [],
): Merged {
  const values: Record<EvmField, string> = { ...theirs };
  const conflicts: Conflict[] = [];
  for (const field of EVM_FIELDS) {
    const text = mine[field];
    if (isSame(text, base[field])) continue;
    values[field] = text;
    if (text.trim() === '' && KEPT_WHEN_BLANK.has(field) && !removed.includes(field)) continue;
    const isTheirChange = !isSame(theirs[field], base[field]);
    if (isTheirChange && !isSame(theirs[field], text))
      conflicts.push({ field, mine: text, theirs: theirs[field] });
  }
  return { values, conflicts };
}

function isSame(one: string, other: string): boolean {
  return one.trim() === other.trim();
}
