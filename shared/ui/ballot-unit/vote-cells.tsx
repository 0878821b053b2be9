import { formatNumber, type NamePair } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import type { BallotRow } from './ballot-row';
import styles from './ballot-row-view.module.css';
import { Names } from './names';

interface VoteCellsProps {
  readonly names: NamePair;
  readonly votes: BallotRow['votes'];
  readonly share: BallotRow['share'];
  readonly mark: BallotRow['mark'];
}

/**
 * The cells of a row with names on a machine without a campaign's candidate: names, number of votes and, where the row has
 * them, symbol and share of all votes.
 */
export function VoteCells({ names, votes, share, mark }: VoteCellsProps) {
  const { t, language } = useTexts();
  return (
    <>
      <td role="cell" className={styles.name}>
        {mark}
        <Names {...names} />
      </td>
      <td role="cell" className={styles.votes}>
        {typeof votes === 'number' ? formatNumber(votes, language) : '–'}
        <small aria-hidden={!share}>{share ? ` ${share}` : t('COL_VOTES')}</small>
      </td>
    </>
  );
}
