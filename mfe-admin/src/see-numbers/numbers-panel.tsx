import { getConstituencyCount } from '@demo-evm/shared/api';
import { useCount } from '@demo-evm/shared/api/react';
import type { Host } from '@demo-evm/shared/contract';
import { browserStorage } from '@demo-evm/shared/device';
import { constituencyOf, formatNumber, type EvmDetails } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { useMemo, useState } from 'react';
import { sumOf, votesOf, type DayNumbers } from './day-numbers';
import { DaysFigure } from './days-figure';
import { useNumbersTexts } from './numbers-texts';
import styles from './numbers-panel.module.css';
import { ResetCount } from './reset-count';
import { useNumbers } from './use-numbers';

export interface NumbersPanelProps {
  readonly host: Host;
  readonly machine: EvmDetails;
  readonly vid: string;
}

/** Under this key the browser remembers that the panel does not count the campaign's own votes. */
const LEAVE_OUT_KEY = 'own_votes_left_out';

/** The text in place of the total until the total is read. The counter of the machine shows the same text. */
const UNREAD = '––––';
const WEEK_DAYS = 7;

/**
 * Shows the numbers of the machine: the total, today, the last days, the constituency, opens and shares. A
 * number that the server does not know is not shown. If not even the total can be read, there is no panel.
 * Behaviour: Numbers.
 */
export function NumbersPanel({ host, machine, vid }: NumbersPanelProps) {
  const { language } = useTexts();
  const texts = useNumbersTexts();
  const { total, numbers, api, refresh, showCount } = useNumbers(host, vid);
  const constituency = useConstituency(host.config.bases.counter, machine);
  const [isLeftOut, setIsLeftOut] = useState(() => browserStorage.getItem(LEAVE_OUT_KEY) !== null);
  if (numbers === null && total === undefined) return null;

  const days = numbers?.days ?? [];
  const own = sumOf(days.map(({ own_votes }) => own_votes));
  const isOwnLeftOut = isLeftOut && own > 0;
  const format = (value: number) => formatNumber(value, language);
  const sumOfLast = (count: number, of: (day: DayNumbers) => number) =>
    format(sumOf(days.slice(-count).map(of)));
  const votes = (day: DayNumbers) => votesOf(day, isOwnLeftOut);
  const inDays = (name: string, count: number) => texts('NUM_IN_DAYS', { name, days: format(count) });
  const facts: readonly (readonly [string, string])[] = [
    ...(days.length > 0
      ? ([
          [texts('NUM_TODAY'), sumOfLast(1, votes)],
          [texts('NUM_DAYS', { days: format(WEEK_DAYS) }), sumOfLast(WEEK_DAYS, votes)],
        ] as const)
      : []),
    ...(constituency === undefined ? [] : ([[texts('NUM_CONSTITUENCY'), format(constituency)]] as const)),
    ...(days.length > 0
      ? ([
          [inDays(texts('NUM_OPENS'), days.length), sumOfLast(days.length, ({ opens }) => opens)],
          [inDays(texts('NUM_SHARES'), days.length), sumOfLast(days.length, ({ shares }) => shares)],
        ] as const)
      : []),
  ];

  const leaveOut = (isOut: boolean) => {
    setIsLeftOut(isOut);
    if (isOut) browserStorage.setItem(LEAVE_OUT_KEY, 'true');
    else browserStorage.removeItem(LEAVE_OUT_KEY);
  };
  return (
    <section className={styles.card} aria-labelledby="numbers-title">
      <div className={styles.top}>
        <h2 id="numbers-title" className={styles.title}>
          {texts('NUM_TITLE')}
          <span className={styles.total}>{total === undefined ? UNREAD : format(total)}</span>
        </h2>
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {numbers?.reset !== undefined && (
        <ResetCount
          api={api}
          total={numbers.total}
          reset={numbers.reset}
          onChanged={showCount}
          onFailed={refresh}
        />
      )}
      {own > 0 && (
        <label className={styles.own}>
          <input type="checkbox" checked={isLeftOut} onChange={(event) => leaveOut(event.target.checked)} />
          {texts('NUM_LEAVE_OUT', { own: format(own) })}
        </label>
      )}
      {numbers === undefined && <div className={styles.room} />}
      {days.length > 0 && (
        <DaysFigure
          api={api}
          days={days}
          isOwnLeftOut={isOwnLeftOut}
          fileName={`${vid}-${days[days.length - 1]?.day ?? ''}.csv`}
        />
      )}
    </section>
  );
}

/** The votes of the machine's constituency; `undefined` until they are read, or if no counter counts them. */
function useConstituency(counter: string | null, machine: EvmDetails): number | undefined {
  const vidhansabha = counter === null ? null : constituencyOf(machine);
  const read = useMemo(
    () => (counter !== null && vidhansabha ? () => getConstituencyCount(counter, vidhansabha) : null),
    [counter, vidhansabha],
  );
  const [count] = useCount(read);
  return count.value ?? undefined;
}
