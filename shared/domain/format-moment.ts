import { localeOf, type Language } from './language';
import { LONG_DATE } from './numerals';

/** The same as `dateStyle: 'medium'` and `timeStyle: 'short'`, which the oldest supported browsers do not know. */
const DAY_AND_TIME = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const;

/**
 * Formats a day and time in the visitor's time zone, with the digits of the language. Browsers write `PM` in Marathi and
 * `pm` in Hindi and English; here it is `pm` everywhere.
 */
export function formatMoment(moment: Date, language: Language): string {
  const text = new Intl.DateTimeFormat(localeOf(language), DAY_AND_TIME).format(moment);
  return text.replace(/[AP]M/, (half) => half.toLowerCase());
}

/** Formats the day of a moment in the visitor's time zone, with the name of its month. */
export function formatDayOf(moment: Date, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), LONG_DATE).format(moment);
}
