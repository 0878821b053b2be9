import type { Page } from '@playwright/test';

/** The field for a candidate's name, on /create in English. Numbers begin at 1. */
export const candidate = (page: Page, number: number) => page.getByLabel(`Candidate ${number} name`);
/** The button that makes the machine. */
export const generate = (page: Page) => page.getByRole('button', { name: 'Generate EVM' });

/** Types a title and names into the empty form of /create. */
export async function fill(page: Page, title: string, names: readonly string[]): Promise<void> {
  await page.getByLabel('Title').fill(title);
  for (const [index, name] of names.entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Add Candidate' }).click();
    await candidate(page, index + 1).fill(name);
  }
}
