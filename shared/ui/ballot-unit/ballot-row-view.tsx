import { devanagari, formatNumber } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { memo } from 'react';
import { classes } from '../classes';
import { Arrow } from './arrow';
import { BALLOT_COLUMNS, type BallotColumns } from './ballot-columns';
import { lookOf, rowId, type BallotRow } from './ballot-row';
import styles from './ballot-row-view.module.css';
import { Braille } from './braille';
import { CandidateCells } from './candidate-cells';
import { earlyVoteAttributes } from './early-vote';
import { PressButton } from './press-button';
import { VoteCells } from './vote-cells';

interface BallotRowViewProps {
  readonly row: BallotRow;
  readonly columns: BallotColumns;
  readonly isLit: boolean;
  readonly isRefused: boolean;
  /**
   * True while the confirmation of this row's vote is open. When it closes, the row's button gets the focus.
   */
  readonly isConfirmed: boolean;
  readonly isBusy: boolean;
  readonly isCalling: boolean;
  readonly onPress: (serial: number) => void;
}

/** One row of the machine: its number, the paper, and a dark strip with the lamp and the button. */
export const BallotRowView = memo(function BallotRowView(props: BallotRowViewProps) {
  const { row, columns, isLit, isRefused, isConfirmed, isBusy, isCalling, onPress } = props;
  const { serial, names, candidate, votes, share, mark, early } = row;
  const { t, language } = useTexts();
  const number = formatNumber(serial, language);
  const name = names?.first.text ?? t('COL_CANDIDATE');
  const look = lookOf(row);

  return (
    <tr
      role="row"
      id={rowId(serial)}
      className={classes(styles.row, styles[look])}
      data-blank={look === 'blank' ? '' : undefined}
      {...(early && earlyVoteAttributes(early, t('A11Y_LAMP_ON', { serial: number })))}
      data-look={isLit ? 'lit' : isRefused ? 'refused' : undefined}
    >
      <th role="rowheader" scope="row" className={styles.serial}>
        {devanagari(serial)}
      </th>
      {candidate ? (
        <CandidateCells candidate={candidate} names={names} name={name} />
      ) : names ? (
        <VoteCells names={names} votes={votes} share={share} mark={mark} />
      ) : (
        <td role="cell" colSpan={BALLOT_COLUMNS[columns].length - 2} className={styles.paper} />
      )}
      <td role="cell" className={styles.panel}>
        <Arrow litName={isLit ? t('A11Y_LAMP_ON', { serial: number }) : undefined} />
        <PressButton
          label={
            look === 'blank'
              ? t('A11Y_PRESS_BLANK', { serial: number })
              : t('A11Y_PRESS', { serial: number, name })
          }
          look={look}
          isDown={isLit}
          isCalling={isCalling}
          isBusy={isBusy}
          isConfirmed={isConfirmed}
          onPress={() => onPress(serial)}
        />
        <Braille serial={serial} />
      </td>
    </tr>
  );
});
