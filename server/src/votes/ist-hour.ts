/** An hour of a day in India. */
export interface IstHour {
  /** The day as YYYY-MM-DD. */
  readonly day: string;
  /** The hour, from 0 to 23. */
  readonly hour: number;
}

/** Indian Standard Time is 5 hours and 30 minutes ahead of UTC all year. */
const IST_OFFSET_MS = 5.5 * 60 * 60 * 1_000;

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Gives the day and hour in Indian Standard Time, whatever the server's own time zone is. */
export function istHourOf(moment: Date): IstHour {
  const shifted = new Date(moment.getTime() + IST_OFFSET_MS);
  return { day: shifted.toISOString().slice(0, 10), hour: shifted.getUTCHours() };
}

/**
 * Gives the day in India, as YYYY-MM-DD, that is `days` days before a moment. India has no daylight saving time, so
 * each day has 24 hours.
 */
export const istDayBefore = (moment: Date, days: number): string =>
  istHourOf(new Date(moment.getTime() - days * DAY_MS)).day;
