import { THEMES, type BallotSymbol, type CustomEvm } from '@demo-evm/shared/domain';

/** The `id` of the ballot. The small picture of the ballot at the foot of the window leads to it. */
export const BALLOT_ID = 'ballot';

export interface DraftCandidate {
  /** Identifies the candidate. The key stays the same when other candidates are removed. */
  readonly key: number;
  readonly name: string;
  readonly symbol?: BallotSymbol | undefined;
  /** A small picture in a `data:` URL. */
  readonly photo?: string | undefined;
  /** The candidate in the machine that is edited. A new candidate has none. */
  readonly was?: FormerCandidate | undefined;
}

/** A change of a candidate's symbol, or of the photo. `undefined` removes it. */
export type Mark = Pick<DraftCandidate, 'symbol'> | Pick<DraftCandidate, 'photo'>;

/**
 * A candidate of the machine that is edited. The name is stored too, because another tab may move the rows before the
 * draft is saved.
 */
export interface FormerCandidate {
  /** The place of the candidate in that machine, counted from 0. */
  readonly place: number;
  readonly name: string;
}

/**
 * The element that gets the focus. When the focus has to move, a new `Focus` object replaces the old one, so that the
 * focus moves each time.
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
  /** The candidate that was removed last, with its place counted from 0. Undo puts it back. */
  readonly removed: { readonly candidate: DraftCandidate; readonly place: number } | null;
  /** The number of names in the last pasted list that did not fit into the machine. */
  readonly unfitted: number;
}

/** The form starts with one candidate without a name. Behaviour: Create. */
export const EMPTY_DRAFT: Draft = {
  title: '',
  themeColor: THEMES.custom,
  candidates: [{ key: 0, name: '' }],
  nextKey: 1,
  focus: null,
  removed: null,
  unfitted: 0,
};

/** The draft with which the editing of a saved machine begins. */
export function draftOf({ title, themeColor, candidates }: CustomEvm): Draft {
  return {
    ...EMPTY_DRAFT,
    title,
    themeColor,
    candidates: candidates.map(({ name, symbol, photo }, place) => ({
      key: place,
      name,
      symbol,
      photo,
      was: { place, name },
    })),
    nextKey: candidates.length,
  };
}
