import type { ResultLine } from './result';
import styles from './result-table.module.css';
import type { Tools } from './tool-parts';

interface ResultTableProps {
  readonly lines: readonly ResultLine[];
  readonly tools: Tools;
}

/** The result as a table: serial, name, share, bar and votes. Screen readers skip the bars. */
export function ResultTable({ lines, tools: { t, number, devanagari } }: ResultTableProps) {
  return (
    <table role="table" className={styles.result}>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {t('COL_SERIAL')}
          </th>
          <th role="columnheader" scope="col">
            {t('COL_NAME')}
          </th>
          <th role="columnheader" scope="col">
            {t('COL_SHARE')}
          </th>
          <th role="columnheader" scope="col">
            {t('COL_CHART')}
          </th>
          <th role="columnheader" scope="col">
            {t('COL_VOTES')}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {lines.map(({ serial, name, photo, votes, share, length, rank }) => (
          <tr role="row" key={serial} data-rank={rank}>
            <th role="rowheader" scope="row" className={styles.serial}>
              {devanagari(serial)}
            </th>
            <td role="cell" className={styles.name}>
              {photo && <img src={photo} alt="" />}
              <span dir="auto">{name}</span>
              {rank !== 'other' && <em>{t(rank === 'most' ? 'MOST' : 'TIE')}</em>}
            </td>
            <td role="cell" className={styles.share}>
              {t('PERCENT', { number: number(share) })}
            </td>
            <td role="cell" className={styles.chart}>
              <svg viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true">
                <rect width={length} height="14" />
              </svg>
            </td>
            <td role="cell" className={styles.votes}>
              {t('VOTES', { number: number(votes) })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
