import type { Page } from '@playwright/test';
import { watchLamps } from './watch-lamps';

/** What a page has done so far. The values grow while the visit goes on. */
export interface Watched {
  /** How often a lamp was lit. */
  lamps: number;
  /** The request ids of the votes for which the page got an acknowledgement. */
  readonly votes: Set<string>;
  /** The messages of console errors and of uncaught errors. */
  readonly errors: string[];
}

/** Records lamps, acknowledged votes and errors of a page. Must be called before the page opens an address. */
export async function watchVisit(page: Page): Promise<Watched> {
  const watched: Watched = { lamps: 0, votes: new Set(), errors: [] };
  await page.exposeFunction('lampIsLit', () => (watched.lamps += 1));
  // tsx wraps functions in calls of `__name`, which does not exist in the page.
  await page.addInitScript({ content: 'globalThis.__name = (value) => value' });
  await page.addInitScript(watchLamps);
  page.on('response', (answer) => {
    const { pathname, searchParams } = new URL(answer.url());
    if (answer.ok() && pathname.includes('/increment_count/'))
      watched.votes.add(searchParams.get('rid') ?? '');
  });
  page.on('console', (message) => message.type() === 'error' && watched.errors.push(message.text()));
  page.on('pageerror', (error) => watched.errors.push(error.message));
  return watched;
}
