import { MAX_CANDIDATES, visibleText } from '@demo-evm/shared/domain';
import type { Draft, DraftCandidate } from './draft';
import { TEXT_INPUT } from './text-input';

/** Matches the number or the bullet before a name in a list, such as `3.`, `३)` or `•`. */
const BULLET = /^\s*(?:[\d\u0966-\u096f]{1,2}\s*[.):]|[-–•*])\s*/;

/**
 * Reads a pasted text as a list: one name on each line, or names from the cells of a table.
 * @returns The names without the numbers or bullets before them, and without blank lines. The list is empty for a text
 *   with fewer than two names.
 */
export function namesIn(text: string): string[] {
  const lines = text.split(/[\r\n\t]+/).map((line) => visibleText(line.replace(BULLET, '')));
  const names = lines.filter(Boolean).map((name) => name.slice(0, TEXT_INPUT.maxLength));
  return names.length > 1 ? names : [];
}

/**
 * Puts a list of names into the row with this key and the blank rows that follow it. If the row has a name, the list
 * begins after it. A row keeps its symbol and photo. Names without a blank row get rows of their own, and rows with a
 * name move down, so no name of the draft is lost. Blank rows below the new names are removed, unless they
 * have a symbol or a photo. Names that do not fit are not added. The focus goes to the last new name.
 */
export function pasteNames(draft: Draft, key: number, names: readonly string[]): Draft {
  const isFilled = ({ name }: DraftCandidate) => visibleText(name) !== '';
  const place = draft.candidates.findIndex((candidate) => candidate.key === key);
  const here = draft.candidates[place];
  const start = here && isFilled(here) ? place + 1 : place;
  const filledFrom = draft.candidates.findIndex((row, at) => at >= start && isFilled(row));
  const end = filledFrom < 0 ? draft.candidates.length : filledFrom;

  const before = draft.candidates.slice(0, start);
  const blank = draft.candidates.slice(start, end);
  const after = draft.candidates.slice(end).filter((row) => isFilled(row) || row.symbol || row.photo);
  const fitting = names.slice(0, MAX_CANDIDATES - before.length - after.length);
  const pasted = fitting.map((name, at) => ({ ...(blank[at] ?? { key: draft.nextKey + at }), name }));
  const unused = blank.slice(fitting.length).filter(({ symbol, photo }) => symbol || photo);
  const last = pasted[pasted.length - 1];
  if (!last) return { ...draft, unfitted: names.length };
  return {
    ...draft,
    candidates: [...before, ...pasted, ...unused, ...after],
    nextKey: draft.nextKey + pasted.length,
    focus: { key: last.key, on: 'name' },
    unfitted: names.length - pasted.length,
  };
}
