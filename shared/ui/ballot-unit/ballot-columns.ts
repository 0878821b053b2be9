/** The columns between the candidate's name and the button: party, photo and symbol, or the number of votes. */
export type BallotColumns = 'pictures' | 'votes';

type Column = readonly [key: ColumnKey, className?: string];
type ColumnKey = `COL_${'SERIAL' | 'CANDIDATE' | 'PARTY' | 'PHOTO' | 'SYMBOL' | 'VOTES' | 'BUTTON'}`;

/** All columns from left to right: the translation key of the heading, and its class in ballot-unit.module.css. */
export const BALLOT_COLUMNS: Readonly<Record<BallotColumns, readonly Column[]>> = {
  pictures: [
    ['COL_SERIAL', 'serialColumn'],
    ['COL_CANDIDATE'],
    ['COL_PARTY'],
    ['COL_PHOTO', 'pictureColumn'],
    ['COL_SYMBOL', 'pictureColumn'],
    ['COL_BUTTON', 'buttonColumn'],
  ],
  votes: [
    ['COL_SERIAL', 'serialColumn'],
    ['COL_CANDIDATE'],
    ['COL_VOTES', 'votesColumn'],
    ['COL_BUTTON', 'buttonColumn'],
  ],
};
