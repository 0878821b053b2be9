import { expect, type Page } from '@playwright/test';

/** Formats numbers as the Bihar page does. */
export const hindi = new Intl.NumberFormat('hi-IN-u-nu-deva');

/** Expects that the row of the Bihar page shows this count of votes. */
export const expectCount = (page: Page, serial: number, text: string, timeout = 10_000) =>
  expect(page.getByRole('row').nth(serial).getByRole('cell').nth(1)).toHaveText(
    new RegExp(`^${text}(वोट| [०-९]+%)?$`), // the word for votes or the share follows the number
    { timeout },
  );

/** Expects the counts of all four options, by the id of the option. A missing count is 0. */
export async function expectCounts(page: Page, counts: Record<string, number>): Promise<void> {
  for (const id of ['1', '2', '3', '4']) {
    await expectCount(page, Number(id), hindi.format(counts[id] ?? 0));
  }
}
