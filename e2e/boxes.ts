import type { Page } from '@playwright/test';

/** CSS selectors of parts of the page that must stand still. */
const PARTS = [
  'header',
  'header h1',
  'header button, header select, header summary',
  'main',
  'main ol',
  'main li',
  '#machine',
  '#machine > div, #machine > p, #machine > table',
  '#machine output',
  '#machine tr',
  '#machine th',
  '#machine td',
  '#machine button',
] as const;

/**
 * The places and sizes of parts of the page in CSS pixels, by selector and index. The entry `page` has the size of the
 * whole page and its scroll position, so only boxes at the same scroll position can be equal.
 */
export type Boxes = Record<string, readonly number[]>;

export function boxesOf(page: Page): Promise<Boxes> {
  return page.evaluate((parts) => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    const boxes: Record<string, number[]> = { page: [scrollWidth, scrollHeight, scrollY] };
    for (const part of parts) {
      [...document.querySelectorAll(part)]
        // Chromium gives the parts of a closed menu a place at some times only, so only what is shown is measured.
        .filter((element) => element.checkVisibility() && !element.closest('thead, [role=status], .hidden'))
        .forEach((element, index) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          boxes[`${part} ${index + 1}`] = [x, y + scrollY, width, height].map(
            (at) => Math.round(at * 10) / 10,
          );
        });
    }
    return boxes;
  }, PARTS);
}

/** The names of the parts whose boxes differ, each with its box in `before` and in `after`. */
export function movedParts(before: Boxes, after: Boxes): Record<string, string> {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const moved = [...names].filter((name) => String(before[name]) !== String(after[name]));
  return Object.fromEntries(moved.map((name) => [name, `${String(before[name])} → ${String(after[name])}`]));
}
