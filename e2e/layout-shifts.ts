import type { Page } from '@playwright/test';

declare global {
  interface Window {
    shifts: string[];
  }
}

/**
 * Makes the next documents of the page record their layout shifts in `window.shifts`, even shifts soon after a press.
 * A shift is not recorded when only counts of votes move, because a count that grows from 9 to 10 moves its own digits.
 */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & LayoutShift)[]) {
        const isCount = (node: Node | null) => Boolean(node?.parentElement?.closest('output'));
        if (entry.sources.length > 0 && entry.sources.every(({ node }) => isCount(node))) continue;
        const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
          const name = node instanceof Element ? node.outerHTML.slice(0, 90) : node?.nodeValue;
          return `${String(name)} ${JSON.stringify([previousRect, currentRect])}`;
        });
        window.shifts.push(`${entry.value.toFixed(4)} ${moved.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** An entry of the Layout Instability API, which TypeScript does not know. */
interface LayoutShift {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

export function shiftsOf(page: Page): Promise<string[]> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(window.shifts)))),
  );
}
