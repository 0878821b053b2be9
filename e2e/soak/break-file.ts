import type { Page } from '@playwright/test';
import type { VisitPlan } from './plan-visit';

/** Lets the first request for a file fail, or arrive late. */
export async function breakFile(page: Page, fault: VisitPlan['fault']): Promise<void> {
  if (!fault) return;
  const { file, lateMs } = fault;
  await page.route(
    (url) => file.test(url.pathname),
    async (route) => {
      if (lateMs === null) return route.abort();
      await new Promise((resolve) => setTimeout(resolve, lateMs));
      return route.continue().catch(() => undefined); // fails if the visitor has left
    },
    { times: 1 },
  );
}
