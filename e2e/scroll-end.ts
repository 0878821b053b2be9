import type { Page } from '@playwright/test';

/** Waits until the page has not scrolled up or down for eight frames, for example after a smooth scroll. */
export function untilScrollEnds(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        let [last, since] = [scrollY, 0];
        const look = () => {
          since = scrollY === last ? since + 1 : 0;
          last = scrollY;
          if (since > 8) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}
