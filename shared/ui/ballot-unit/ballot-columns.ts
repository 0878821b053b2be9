/**
 * The columns between the candidate's name and the button. `pictures`: party, photo and symbol. `votes`: the number of
 * votes.
 */
export type BallotColumns = 'pictures' | 'votes';

type ColumnKey = `COL_${'SERIAL' | 'CANDIDATE' | 'NAME' | 'PARTY' | 'PHOTO' | 'SYMBOL' | 'VOTES' | 'BUTTON'}`;

/** The translation keys of all column headings, from left to right. */
export const BALLOT_COLUMNS: Readonly<Record<BallotColumns, readonly ColumnKey[]>> = {
  pictures: ['COL_SERIAL', 'COL_CANDIDATE', 'COL_PARTY', 'COL_PHOTO', 'COL_SYMBOL', 'COL_BUTTON'],
  votes: ['COL_SERIAL', 'COL_NAME', 'COL_VOTES', 'COL_BUTTON'],
};
