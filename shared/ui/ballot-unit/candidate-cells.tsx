import { useTexts } from '@demo-evm/shared/i18n';
import { Picture } from '../picture/picture';
import type { BallotRow } from './ballot-row';
import styles from './ballot-row-view.module.css';
import { Names } from './names';

interface CandidateCellsProps {
  readonly candidate: NonNullable<BallotRow['candidate']>;
  readonly names: BallotRow['names'];
  /**
   * The candidate's name, or the translated word for a candidate when there is no name. The accessible name of the
   * photo contains this text. When there is no party, the accessible name of the symbol contains this text too.
   */
  readonly name: string;
}

/** The cells of a campaign's candidate: names, party, photo and symbol. */
export function CandidateCells({ candidate: { party, photo, symbol }, names, name }: CandidateCellsProps) {
  const { t } = useTexts();
  return (
    <>
      <td role="cell" className={styles.name}>
        {names && <Names {...names} />}
      </td>
      <td role="cell" className={styles.party}>
        <span lang={party.lang} dir="auto">
          {party.text}
        </span>
      </td>
      <td role="cell" className={styles.photo}>
        <Picture kind="photo" url={photo} name={t('A11Y_PHOTO_ALT', { name })} className={styles.picture} />
      </td>
      <td role="cell" className={styles.symbol}>
        <Picture
          kind="symbol"
          url={symbol}
          name={t('A11Y_SYMBOL_ALT', { party: party.text || name })}
          className={styles.picture}
        />
      </td>
    </>
  );
}
