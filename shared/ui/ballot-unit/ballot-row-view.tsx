import { devanagari, formatNumber, type NamedIn } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { memo } from 'react';
import { classes } from '../classes';
import { Picture } from '../picture/picture';
import { Arrow } from './arrow';
import type { BallotColumns } from './ballot-columns';
import type { BallotRow } from './ballot-row';
import styles from './ballot-row-view.module.css';
import { PressButton } from './press-button';

interface BallotRowViewProps {
  readonly row: BallotRow;
  readonly columns: BallotColumns;
  readonly isLit: boolean;
  readonly isRefused: boolean;
  /** Is the confirmation of this row's vote open? When the confirmation closes, the row's button gets the focus. */
  readonly isConfirmed: boolean;
  readonly isBusy: boolean;
  readonly isCalling: boolean;
  readonly onPress: (serial: number) => void;
}

/** One row of the machine: names on yellow paper at the left, the lamp and the button in the casing at the right. */
export const BallotRowView = memo(function BallotRowView(props: BallotRowViewProps) {
  const { row, columns, isLit, isRefused, isConfirmed, isBusy, isCalling, onPress } = props;
  const { serial, names, candidate, votes } = row;
  const { t, language } = useTexts();
  const number = formatNumber(serial, language);
  const name = names?.first.text ?? t('COL_CANDIDATE');

  return (
    <tr
      role="row"
      className={classes(styles.row, candidate && styles.active, votes !== undefined && styles.tallied)}
    >
      <th role="rowheader" scope="row" className={styles.serial}>
        {devanagari(serial)}
      </th>
      <td role="cell" className={styles.name}>
        {names ? <Names {...names} /> : <span className={styles.blank} />}
      </td>
      {columns === 'pictures' ? (
        <CandidateCells candidate={candidate} name={name} />
      ) : (
        <td role="cell" className={styles.votes}>
          {votes !== undefined && (
            <>
              {votes === null ? '–' : formatNumber(votes, language)}
              <small className={styles.votesLabel} aria-hidden="true">
                {t('COL_VOTES')}
              </small>
            </>
          )}
        </td>
      )}
      <td role="cell" className={styles.panel}>
        <div className={styles.well}>
          <Arrow
            look={isLit ? 'lit' : isRefused ? 'refused' : 'off'}
            name={t('A11Y_LAMP_ON', { serial: number })}
            isLarge={Boolean(candidate)}
          />
          <PressButton
            label={
              names || candidate
                ? t('A11Y_PRESS', { serial: number, name })
                : t('A11Y_PRESS_BLANK', { serial: number })
            }
            isCandidate={Boolean(candidate)}
            isDown={isLit}
            isCalling={isCalling}
            isBusy={isBusy}
            isConfirmed={isConfirmed}
            onPress={() => onPress(serial)}
          />
        </div>
      </td>
    </tr>
  );
});

interface CandidateCellsProps {
  readonly candidate: BallotRow['candidate'];
  readonly name: string;
}

/** The cells of party, photo and symbol. They are empty in a row without a candidate. */
function CandidateCells({ candidate, name }: CandidateCellsProps) {
  const { t } = useTexts();
  return (
    <>
      <td role="cell" className={styles.party}>
        <span lang={candidate?.party.lang} dir="auto">
          {candidate?.party.text}
        </span>
      </td>
      <td role="cell" className={styles.photo}>
        {candidate && (
          <Picture
            kind="photo"
            url={candidate.photo}
            name={t('A11Y_PHOTO_ALT', { name })}
            className={styles.image}
          />
        )}
      </td>
      <td role="cell" className={styles.symbol}>
        {candidate && (
          <Picture
            kind="symbol"
            url={candidate.symbol}
            name={t('A11Y_SYMBOL_ALT', { party: candidate.party.text || name })}
            className={styles.image}
          />
        )}
      </td>
    </>
  );
}

function Names({ first, second }: { readonly first: NamedIn; readonly second?: NamedIn }) {
  return (
    <>
      <b lang={first.lang} dir="auto">
        {first.text}
      </b>
      {second && (
        <span lang={second.lang} dir="auto">
          {second.text}
        </span>
      )}
    </>
  );
}
