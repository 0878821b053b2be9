import type { Page } from '@playwright/test';

const VOTES_SENT_TIMEOUT_MS = 60_000;

/** Opens the machine again, and waits until the browser keeps no vote. */
export async function sendVotes(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForFunction(hasSentVotes, undefined, { timeout: VOTES_SENT_TIMEOUT_MS, polling: 250 });
}

/** Runs in the page. @returns true if neither the browser's database nor its storage has a vote */
function hasSentVotes(): Promise<boolean> {
  return new Promise((resolve) => {
    const isKept = (list: string) => localStorage.getItem(list) !== null;
    if (['unsent-presses', 'unwritten-votes'].some(isKept)) return resolve(false);
    const opening = indexedDB.open('demo-evm');
    opening.onerror = () => resolve(false);
    opening.onsuccess = () => {
      const database = opening.result;
      const close = (isEmpty: boolean) => {
        database.close();
        resolve(isEmpty);
      };
      if (!database.objectStoreNames.contains('votes')) return close(false);
      const count = database.transaction('votes').objectStore('votes').count();
      count.onsuccess = () => close(count.result === 0);
    };
  });
}
