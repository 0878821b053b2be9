/** What stands between a candidate's name and the button. */
export type BallotColumns = 'pictures' | 'votes';

type Column = readonly [key: ColumnKey, className?: string];
type ColumnKey = `COL_${'SERIAL' | 'CANDIDATE' | 'PARTY' | 'PHOTO' | 'SYMBOL' | 'VOTES' | 'BUTTON'}`;

/** The translation key of each column's heading, and its class in ballot-unit.module.css. */
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
