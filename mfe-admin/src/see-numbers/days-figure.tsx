import type { NumbersApi } from '@demo-evm/shared/api';
import { formatNumber } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { Button } from '@demo-evm/shared/ui';
import { useState } from 'react';
import { BarChart } from './bar-chart';
import { saveCsv, toCsv } from './csv';
import { formatDay, votesOf, type DayNumbers } from './day-numbers';
import { useNumbersTexts } from './numbers-texts';
import styles from './numbers-panel.module.css';
import { HoursOfDay } from './hours-of-day';
import { NumbersTable } from './numbers-table';

interface DaysFigureProps {
  readonly api: NumbersApi;
  /** The numbers of each day, from the oldest day to today. */
  readonly days: readonly DayNumbers[];
  readonly isOwnLeftOut: boolean;
  /** The name of the file with the numbers. */
  readonly fileName: string;
}

/**
 * A bar chart of the last days. Below the chart, the visitor can open a table of these days, and the hours of one day.
 * A button below the table saves the days as CSV. Behaviour: Numbers.
 */
export function DaysFigure({ api, days, isOwnLeftOut, fileName }: DaysFigureProps) {
  const { language } = useTexts();
  const texts = useNumbersTexts();
  const [isShowingHours, setIsShowingHours] = useState(false);
  const nameOf = ({ day }: DayNumbers) => formatDay(day, language);
  const caption = texts('NUM_CHART', { days: formatNumber(days.length, language) });
  const [first, today] = [days[0], days[days.length - 1]];
  if (!first || !today) return null;
  const middle = days[Math.floor((days.length - 1) / 2)] ?? first;
  // With fewer than three days, `middle` is `first`. With one day, `first` is `today`.
  const namedDays = new Set([first, middle].filter((one) => one !== today));
  const headings = ['NUM_DAY', 'NUM_VOTES', 'NUM_OWN', 'NUM_OPENS', 'NUM_SHARES'] as const;
  return (
    <figure className={styles.figure}>
      <figcaption>{caption}</figcaption>
      <BarChart
        label={texts('NUM_CHART_LABEL', {
          caption,
          day: nameOf(first),
          first: formatNumber(votesOf(first, isOwnLeftOut), language),
          today: formatNumber(votesOf(today, isOwnLeftOut), language),
        })}
        bars={days.map((one) => ({
          name: nameOf(one),
          value: votesOf(one, isOwnLeftOut),
          isMarked: one === today,
        }))}
        ticks={[...[...namedDays].map(nameOf), texts('NUM_TODAY')]}
      />
      <details>
        <summary>{texts('NUM_TABLE')}</summary>
        <NumbersTable
          caption={caption}
          heading={texts('NUM_DAY')}
          rows={[...days].reverse().map((one) => ({ ...one, name: nameOf(one) }))}
        />
        <p className={styles.note}>{texts('NUM_NOTE')}</p>
        <Button
          onClick={() =>
            saveCsv(
              toCsv(
                days,
                headings.map((key) => texts(key)),
              ),
              fileName,
            )
          }
        >
          {texts('NUM_CSV')}
        </Button>
      </details>
      <details onToggle={(event) => setIsShowingHours(event.currentTarget.open)}>
        <summary>{texts('NUM_HOURS')}</summary>
        {isShowingHours && <HoursOfDay api={api} days={days} isOwnLeftOut={isOwnLeftOut} />}
      </details>
    </figure>
  );
}
