import { THEMES } from '@demo-evm/shared/domain';

/** A custom machine has at most this many candidates. Spec 9: Machine slots. */
export const MAX_CANDIDATES = 16;

interface DraftCandidate {
  /** Identifies the candidate. The key stays the same when other candidates are removed. */
  readonly key: number;
  readonly name: string;
}

/**
 * The element that gets the focus. When a candidate is added or removed, a new `Focus` object replaces the old one, so
 * that the focus moves each time.
 */
export interface Focus {
  readonly key: number;
  readonly on: 'name' | 'remove';
}

/** The content of the form, and the element that gets the focus. Spec 2: Create page. */
export interface Draft {
  readonly title: string;
  readonly themeColor: string;
  readonly candidates: readonly DraftCandidate[];
  readonly nextKey: number;
  readonly focus: Focus | null;
}

export type DraftEvent =
  | { readonly type: 'titled'; readonly title: string }
  | { readonly type: 'coloured'; readonly color: string }
  | { readonly type: 'named'; readonly key: number; readonly name: string }
  | { readonly type: 'added' }
  | { readonly type: 'removed'; readonly key: number };

/** The form starts with one candidate without a name. Behaviour: Create. */
export const EMPTY_DRAFT: Draft = {
  title: '',
  themeColor: THEMES.custom,
  candidates: [{ key: 0, name: '' }],
  nextKey: 1,
  focus: null,
};

/**
 * Applies one event to the draft. Behaviour: Create.
 * @returns The next draft, or the same object when the draft would have too many candidates or none.
 */
export function editDraft(draft: Draft, event: DraftEvent): Draft {
  switch (event.type) {
    case 'titled':
      return { ...draft, title: event.title };
    case 'coloured':
      return { ...draft, themeColor: event.color };
    case 'named': {
      const { key, name } = event;
      const candidates = draft.candidates.map((candidate) =>
        candidate.key === key ? { key, name } : candidate,
      );
      return { ...draft, candidates };
    }
    case 'added':
      return draft.candidates.length < MAX_CANDIDATES ? add(draft) : draft;
    case 'removed':
      return draft.candidates.length > 1 ? remove(draft, event.key) : draft;
    default:
      return event satisfies never;
  }
}

function add(draft: Draft): Draft {
  const key = draft.nextKey;
  const candidates = [...draft.candidates, { key, name: '' }];
  return { ...draft, candidates, nextKey: key + 1, focus: { key, on: 'name' } };
}

/**
 * Removes a candidate and moves the focus to the next candidate, or to the new last candidate when there is no next
 * one.
 */
function remove(draft: Draft, key: number): Draft {
  const place = draft.candidates.findIndex((candidate) => candidate.key === key);
  const candidates = draft.candidates.filter((candidate) => candidate.key !== key);
  const next = candidates[place] ?? candidates[candidates.length - 1];
  const on = candidates.length > 1 ? 'remove' : 'name'; // a single candidate has no remove button
  return { ...draft, candidates, focus: next ? { key: next.key, on } : null };
}
