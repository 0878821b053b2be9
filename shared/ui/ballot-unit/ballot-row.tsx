import { devanagari, formatNumber, type NamedIn } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { memo } from 'react';
import { Picture } from '../picture/picture';
import { Arrow } from './arrow';
import type { BallotRow } from './ballot-unit';
import styles from './ballot-row.module.css';

interface BallotRowViewProps {
  readonly row: BallotRow;
  readonly isLit: boolean;
  readonly isRefused: boolean;
  readonly isBusy: boolean;
  readonly isCalling: boolean;
  readonly onPress: (serial: number) => void;
}

/** One row: paper on the left, lamp and button in the casing on the right. */
export const BallotRowView = memo(function BallotRowView(props: BallotRowViewProps) {
  const { row, isLit, isRefused, isBusy, isCalling, onPress } = props;
  const { serial, candidate } = row;
  const { t, language } = useTexts();
  const number = formatNumber(serial, language);
  const name = candidate?.names?.first.text ?? '';
  const label = candidate
    ? t('A11Y_PRESS', { serial: number, name: name || t('COL_CANDIDATE') })
    : t('A11Y_PRESS_BLANK', { serial: number });

  return (
    <tr role="row" className={classes(styles.row, candidate && styles.active, isLit && styles.lit)}>
      <th role="rowheader" scope="row" className={styles.serial}>
        {devanagari(serial)}
      </th>
      <td role="cell" className={styles.name}>
        {candidate?.names ? <Names {...candidate.names} /> : <span className={styles.blank} />}
      </td>
      <td role="cell" className={styles.party}>
        {candidate?.party}
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
            name={t('A11Y_SYMBOL_ALT', { party: candidate.party || name })}
            className={styles.image}
          />
        )}
      </td>
      <td role="cell" className={styles.panel}>
        <div className={styles.well}>
          <Arrow
            look={isLit ? 'lit' : isRefused ? 'refused' : 'off'}
            name={t('A11Y_LAMP_ON', { serial: number })}
            isLarge={Boolean(candidate)}
          />
          <button
            type="button"
            className={classes(styles.press, candidate && isCalling && styles.calling)}
            aria-label={label}
            aria-disabled={isBusy}
            onClick={() => onPress(serial)}
          >
            {t('PRESS')}
          </button>
        </div>
      </td>
    </tr>
  );
});

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

function classes(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
