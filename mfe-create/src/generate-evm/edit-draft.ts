import { MAX_CANDIDATES, visibleText } from '@demo-evm/shared/domain';
import type { Draft, DraftCandidate, Mark } from './draft';
import { pasteNames } from './paste-names';

/** An action of the visitor in the form. */
export type DraftEvent =
  | { readonly type: 'titled'; readonly title: string }
  | { readonly type: 'coloured'; readonly color: string }
  | { readonly type: 'named'; readonly key: number; readonly name: string }
  | { readonly type: 'marked'; readonly key: number; readonly mark: Mark }
  | { readonly type: 'added'; readonly candidate?: Pick<DraftCandidate, 'name' | 'symbol'> }
  /** Enter was pressed in the field of a name. */
  | { readonly type: 'entered'; readonly key: number }
  | { readonly type: 'pasted'; readonly key: number; readonly names: readonly string[] }
  | { readonly type: 'removed'; readonly key: number }
  | { readonly type: 'restored' }
  /** `to` is the new place, counted from 0. */
  | { readonly type: 'moved'; readonly key: number; readonly to: number }
  /**
   * This name gets the focus. It happens after Enter in the title, or when the form is submitted while this
   * name is blank.
   */
  | { readonly type: 'asked'; readonly key: number };

/**
 * Applies one event to the draft. Behaviour: Create.
 * @returns The next draft, or the same object when the event cannot be applied, for example when the draft
 *   would have too many candidates or none.
 */
export function editDraft(draft: Draft, event: DraftEvent): Draft {
  switch (event.type) {
    case 'titled':
      return { ...draft, title: event.title };
    case 'coloured':
      return { ...draft, themeColor: event.color };
    case 'named':
      return change(draft, event.key, { name: event.name });
    case 'marked':
      return change(draft, event.key, event.mark);
    case 'added':
      return add(draft, event.candidate ?? { name: '' });
    case 'entered':
      return goOn(draft, event.key);
    case 'pasted':
      return pasteNames(draft, event.key, event.names);
    case 'removed':
      return draft.candidates.length > 1 ? remove(draft, event.key) : draft;
    case 'restored':
      return restore(draft);
    case 'moved':
      return move(draft, event.key, event.to);
    case 'asked':
      return { ...draft, focus: { key: event.key, on: 'name' } };
    default:
      return event satisfies never;
  }
}

function change(draft: Draft, key: number, values: Partial<DraftCandidate>): Draft {
  const candidates = draft.candidates.map((candidate) =>
    candidate.key === key ? { ...candidate, ...values } : candidate,
  );
  return { ...draft, candidates };
}

/**
 * Adds a candidate at the end, or before "none of the above" when that is the last row, as on a real ballot
 * unit.
 */
function add(draft: Draft, candidate: Pick<DraftCandidate, 'name' | 'symbol'>): Draft {
  if (draft.candidates.length === MAX_CANDIDATES) return draft;
  const key = draft.nextKey;
  const isBeforeLast = !candidate.symbol && lastOf(draft.candidates)?.symbol === 'nota';
  const candidates = inserted(draft.candidates, { ...candidate, key }, isBeforeLast ? -1 : MAX_CANDIDATES);
  return { ...draft, candidates, nextKey: key + 1, focus: { key, on: 'name' } };
}

/**
 * Moves the focus to the next name. After the last name, and before "none of the above", a new candidate is
 * added, unless the name with this key is blank.
 */
function goOn(draft: Draft, key: number): Draft {
  const place = draft.candidates.findIndex((candidate) => candidate.key === key);
  const next = draft.candidates[place + 1];
  if (next && next.symbol !== 'nota') return { ...draft, focus: { key: next.key, on: 'name' } };
  return visibleText(draft.candidates[place]?.name ?? '') ? add(draft, { name: '' }) : draft;
}

/**
 * Removes a candidate and moves the focus to the next candidate, or to the new last candidate when there is no next
 * one.
 */
function remove(draft: Draft, key: number): Draft {
  const place = draft.candidates.findIndex((candidate) => candidate.key === key);
  const candidate = draft.candidates[place];
  if (!candidate) return draft;
  const candidates = draft.candidates.filter((other) => other !== candidate);
  const next = candidates[place] ?? lastOf(candidates);
  const on = candidates.length > 1 ? 'remove' : 'name'; // a single candidate has no remove button
  return { ...draft, candidates, removed: { candidate, place }, focus: next ? { key: next.key, on } : null };
}

function restore(draft: Draft): Draft {
  if (!draft.removed || draft.candidates.length === MAX_CANDIDATES) return draft;
  const { candidate, place } = draft.removed;
  const candidates = inserted(draft.candidates, candidate, place);
  return { ...draft, candidates, removed: null, focus: { key: candidate.key, on: 'name' } };
}

function move(draft: Draft, key: number, to: number): Draft {
  const candidate = draft.candidates.find((other) => other.key === key);
  if (!candidate || to < 0 || to >= draft.candidates.length) return draft;
  const others = draft.candidates.filter((other) => other !== candidate);
  return { ...draft, candidates: inserted(others, candidate, to), focus: null };
}

function inserted(candidates: readonly DraftCandidate[], candidate: DraftCandidate, place: number) {
  return [...candidates.slice(0, place), candidate, ...candidates.slice(place)];
}

function lastOf(candidates: readonly DraftCandidate[]): DraftCandidate | undefined {
  return candidates[candidates.length - 1];
}
