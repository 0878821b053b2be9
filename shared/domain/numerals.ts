import { localeOf, type Language } from './language';

const devanagariFormat = new Intl.NumberFormat('hi-IN-u-nu-deva');

/**
 * Formats a serial in Devanagari numerals. Every machine shows these numerals in every language. Spec 2: Machine panel.
 */
export function devanagari(serial: number): string {
  return devanagariFormat.format(serial);
}

/** Formats a count in the digits and the grouping of the language, such as 12,34,567. */
export function formatNumber(value: number, language: Language): string {
  return new Intl.NumberFormat(localeOf(language)).format(value);
}

/** Formats a share in whole percent, such as 25 %. */
export function formatPercent(percent: number, language: Language): string {
  return new Intl.NumberFormat(localeOf(language), { style: 'percent' }).format(percent / 100);
}

/** Replaces the digits in a text, such as the number of a ward, by the digits of the language, without grouping. */
export function formatDigits(digits: string, language: Language): string {
  const numerals = new Intl.NumberFormat(localeOf(language));
  return digits.replace(/\d/g, (digit) => numerals.format(Number(digit)));
}

/**
 * Replaces Devanagari digits, such as ५, by Latin digits, which numbers in requests have. Behaviour:
 * Language.
 */
export function latinDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0x0966 + 0x30));
}

/**
 * These options have the same effect as `dateStyle: 'long'`, which Chrome before 76, Safari before 14.1 and Firefox
 * before 79 do not know.
 */
export const LONG_DATE = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/**
 * Formats a calendar day, such as `2026-01-15`, with the name of its month. The day is read as UTC, so that no time
 * zone changes the day.
 */
export function formatDate(isoDay: string, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), { ...LONG_DATE, timeZone: 'UTC' }).format(
    new Date(`${isoDay}T00:00:00Z`),
  );
}
