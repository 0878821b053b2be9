import type { MachineNumbers } from '@demo-evm/shared/api';
import { localeOf, type Language } from '@demo-evm/shared/domain';

export type DayNumbers = MachineNumbers['days'][number];
export type HourNumbers = NonNullable<MachineNumbers['hours']>[number];

/** The votes to show: all of them, or those that are not the campaign's own. Behaviour: Numbers. */
export function votesOf(
  { votes, own_votes }: Pick<DayNumbers, 'votes' | 'own_votes'>,
  isOwnLeftOut: boolean,
) {
  return isOwnLeftOut ? votes - own_votes : votes;
}

export const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** Formats a day such as 2026-11-22 as day and month, in the digits of the language. */
export function formatDay(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(localeOf(language), {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** Formats an hour from 0 to 24 as on a clock, such as 09:00. */
export function formatHour(hour: number, language: Language): string {
  const format = new Intl.NumberFormat(localeOf(language), { minimumIntegerDigits: 2 });
  return `${format.format(hour)}:${format.format(0)}`;
}

/** The number at the top of a chart's scale: it is even, and not less than the largest value. */
export function topOf(values: readonly number[]): number {
  const most = Math.max(2, ...values);
  const power = 10 ** Math.floor(Math.log10(most));
  return (
    [1, 2, 4, 6, 8, 10].map((factor) => factor * power).find((top) => top >= most && top % 2 === 0) ?? most
  );
}
