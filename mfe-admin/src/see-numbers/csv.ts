import { saveFile } from '@demo-evm/shared/device';
import type { DayNumbers } from './day-numbers';

/** Tells Excel that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * The numbers of days as CSV (RFC 4180), from the oldest day. Days are YYYY-MM-DD and numbers have Latin digits in each
 * language, so that every spreadsheet can calculate with them.
 * @param headings The headings of the five columns.
 */
export function toCsv(days: readonly DayNumbers[], headings: readonly string[]): string {
  const rows = days.map(({ day, votes, own_votes, opens, shares }) => [day, votes, own_votes, opens, shares]);
  const quoted = headings.map((heading) => `"${heading.replace(/"/g, '""')}"`);
  return BYTE_ORDER_MARK + [quoted, ...rows].map((cells) => `${cells.join(',')}\r\n`).join('');
}

/** Makes the browser save a CSV file. */
export function saveCsv(text: string, name: string): void {
  saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), name);
}
