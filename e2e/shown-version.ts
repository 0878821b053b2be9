import { expect, type Page } from '@playwright/test';
import type { PageData } from '@demo-evm/shared/contract';

/**
 * The version of the voting remote that the page's HTML names. The beginning of a kept page names none, so this waits for
 * the page that follows. Rejects when the page ends while it is read. docs/decisions/0075
 */
export async function shownVersion(page: Page): Promise<string | undefined> {
  const data = await page.waitForFunction(
    () => JSON.parse(document.getElementById('page-data')?.textContent ?? 'null') as PageData | null,
  );
  return (await data.jsonValue())?.remotes.find(({ module }) => module === 'mfe-voting')?.version;
}

/** Waits until the page has reloaded to the version. The reload may end the page while it is read, so it is read again. */
export async function expectReloadedTo(page: Page, version: string): Promise<void> {
  await expect(async () => expect(await shownVersion(page)).toBe(version)).toPass({ timeout: 5_000 });
}
