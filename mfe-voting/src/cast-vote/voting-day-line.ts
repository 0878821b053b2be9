import { formatDate, formatNumber, type Language, type VotingDay } from '@demo-evm/shared/domain';
import type { Texts } from '@demo-evm/shared/i18n';

/** @returns A line such as `Voting: 15 January 2026, 7 am to 6 pm` in the words and digits of the language. */
export function votingDayLine({ date, from, to }: VotingDay, language: Language, t: Texts['t']): string {
  const hour = (value: number) => {
    const time = formatNumber(value % 12 || 12, language);
    if (value < 12) return t('TIME_AM', { time });
    return value < 16 ? t('TIME_NOON', { time }) : t('TIME_PM', { time });
  };
  return t('VOTE_DATE', { date: formatDate(date, language), from: hour(from), to: hour(to) });
}
