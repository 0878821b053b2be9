import { formatNumber } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import type { DayNumbers } from './day-numbers';
import { useNumbersTexts } from './numbers-texts';
import styles from './numbers-table.module.css';

interface NumbersTableProps {
  readonly caption: string;
  /** The heading of the first column. */
  readonly heading: string;
  readonly rows: readonly (Omit<DayNumbers, 'day'> & { readonly name: string })[];
}

/** All numbers of days or of hours as a table. In a narrow window, the table scrolls and the page does not. */
export function NumbersTable({ caption, heading, rows }: NumbersTableProps) {
  const { language } = useTexts();
  const texts = useNumbersTexts();
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without the focus, no key can scroll the table
    <div className={styles.scroll} role="region" aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            <th scope="col">{texts('NUM_VOTES')}</th>
            <th scope="col">{texts('NUM_OWN')}</th>
            <th scope="col">{texts('NUM_OPENS')}</th>
            <th scope="col">{texts('NUM_SHARES')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, votes, own_votes, opens, shares }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {[votes, own_votes, opens, shares].map((value, column) => (
                <td key={column}>{formatNumber(value, language)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
