import { localeOf, type Language } from './language';

const deva = new Intl.NumberFormat('hi-IN-u-nu-deva');

/** A serial as every machine shows it, in each language: Devanagari numerals. Spec 2: Machine panel. */
export function devanagari(serial: number): string {
  return deva.format(serial);
}

/** A count in the digits and the (lakh) grouping of the language. Only for reading, never for a payload. */
export function formatNumber(value: number, language: Language): string {
  return new Intl.NumberFormat(localeOf(language)).format(value);
}

/** The digits of a number that names something, such as a ward: never grouped. */
export function formatDigits(digits: string, language: Language): string {
  const numerals = new Intl.NumberFormat(localeOf(language));
  return digits.replace(/\d/g, (digit) => numerals.format(Number(digit)));
}

/** What `dateStyle: 'long'` means; Chrome 69 to 75, Safari 13 and Firefox 68 to 78 do not know that option. */
const WRITTEN_OUT = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/** A calendar day such as `2026-01-15`, written out. Read as UTC so that no time zone moves it. */
export function formatDate(isoDay: string, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), { ...WRITTEN_OUT, timeZone: 'UTC' }).format(
    new Date(`${isoDay}T00:00:00Z`),
  );
}
