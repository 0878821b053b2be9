import type { NumbersApi } from '@demo-evm/shared/api';
import { useTexts } from '@demo-evm/shared/i18n';
import { SelectField } from '@demo-evm/shared/ui';
import { useEffect, useState } from 'react';
import { BarChart } from './bar-chart';
import { formatDay, formatHour, votesOf, type DayNumbers, type HourNumbers } from './day-numbers';
import { NumbersTable } from './numbers-table';
import { useNumbersTexts } from './numbers-texts';

interface HoursOfDayProps {
  readonly api: NumbersApi;
  /** The days that can be chosen, from the oldest to today. */
  readonly days: readonly DayNumbers[];
  readonly isOwnLeftOut: boolean;
}

/** The hours of one day: of today, until the visitor chooses another day. Behaviour: Numbers. */
export function HoursOfDay({ api, days, isOwnLeftOut }: HoursOfDayProps) {
  const { language } = useTexts();
  const texts = useNumbersTexts();
  const [chosen, setChosen] = useState<string | null>(null);
  const day = chosen ?? days[days.length - 1]?.day ?? '';
  return (
    <>
      <SelectField
        label={texts('NUM_DAY')}
        value={day}
        onChange={(event) => setChosen(event.target.value)}
        options={[...days].reverse().map((one) => ({ value: one.day, text: formatDay(one.day, language) }))}
      />
      <HoursFigure key={day} api={api} day={day} days={days} isOwnLeftOut={isOwnLeftOut} />
    </>
  );
}

/**
 * Shows the hours of a day. They are read at the first render, and again whenever `days` has been read again.
 */
function HoursFigure({ api, day, days, isOwnLeftOut }: HoursOfDayProps & { readonly day: string }) {
  const { t, language } = useTexts();
  const texts = useNumbersTexts();
  const [hours, setHours] = useState<readonly HourNumbers[] | 'failed' | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void api.read(day).then((answer) => {
      if (isCurrent) setHours((answer.ok && answer.value?.hours) || 'failed');
    });
    return () => {
      isCurrent = false;
    };
  }, [api, day, days]);

  const label = texts('NUM_HOURS_CHART', { day: formatDay(day, language) });
  return (
    <>
      <p role="status">{hours === 'failed' && t('NET_LOAD_FAILED')}</p>
      {hours !== null && hours !== 'failed' && (
        <figure>
          <BarChart
            label={label}
            bars={hours.map((one) => ({
              name: formatHour(one.hour, language),
              value: votesOf(one, isOwnLeftOut),
            }))}
            ticks={[0, 6, 12, 18, 24].map((hour) => formatHour(hour, language))}
          />
          <NumbersTable
            caption={label}
            heading={texts('NUM_HOUR')}
            rows={hours.map((one) => ({ ...one, name: formatHour(one.hour, language) }))}
          />
        </figure>
      )}
    </>
  );
}
