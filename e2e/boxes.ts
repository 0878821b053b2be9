import { expect, type Locator, type Page } from '@playwright/test';
import { overflow } from './page-actions';
import { untilAnimationsEnd } from './test';

/**
 * Lists what hides a part of an element: edges of the window, and visible fixed or sticky elements that overlap its
 * box. The ancestors and descendants of the element do not count. When the element has no size, the list says that
 * nothing is drawn.
 */
export function coversOf(target: Locator): Promise<string[]> {
  return target.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const width = document.documentElement.clientWidth;
    const covers = box.width > 0 && box.height > 0 ? [] : ['nothing is drawn'];
    if (box.top < -0.5 || box.left < -0.5) covers.push('the upper or left edge of the window');
    if (box.bottom > innerHeight + 0.5 || box.right > width + 0.5)
      covers.push('the lower or right edge of the window');
    for (const other of document.querySelectorAll('body *')) {
      const { position, visibility, opacity } = getComputedStyle(other);
      if (position !== 'fixed' && position !== 'sticky') continue;
      if (visibility !== 'visible' || opacity === '0') continue;
      if (other.contains(element) || element.contains(other)) continue;
      const over = other.getBoundingClientRect();
      const across = Math.min(box.right, over.right) - Math.max(box.left, over.left);
      const down = Math.min(box.bottom, over.bottom) - Math.max(box.top, over.top);
      if (across > 0.5 && down > 0.5)
        covers.push(`${other.tagName} ${other.className} covers ${Math.round(down)} px`);
    }
    return covers;
  });
}

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
        .filter((element) => !element.closest('thead, [role=status], .hidden'))
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

declare global {
  interface Window {
    shifts: string[];
  }
}

/**
 * Makes the next documents of the page record their layout shifts in `window.shifts`, even shifts soon after a press. A
 * shift that moves only counts is not recorded, because a count that grows from 9 to 10 moves its own digits.
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

/**
 * Expects that no text is cut off and that the page is not wider than its window.
 *
 * @param state what the page shows, for the report of a failure
 */
export async function expectWhole(page: Page, state: string): Promise<void> {
  await untilAnimationsEnd(page);
  expect(await clippedTexts(page), state).toEqual([]);
  expect(await overflow(page), state).toBe(0);
}

/**
 * Lists the visible texts that are cut off by an element with hidden overflow. Also lists the visible texts that extend
 * past the left or right edge of the window, or of the block that contains them.
 */
function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isHidden = (element: Element) => {
      const { visibility, opacity, clipPath } = getComputedStyle(element);
      return visibility !== 'visible' || opacity === '0' || clipPath === 'inset(50%)';
    };
    const ancestorsOf = (element: Element | null): Element[] =>
      element ? [element, ...ancestorsOf(element.parentElement)] : [];
    const isInline = (element: Element) => /^(inline|contents)$/.test(getComputedStyle(element).display);
    const clips = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflow);
    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const parent = text.parentElement;
      if (!parent || !text.nodeValue?.trim() || /^(SCRIPT|STYLE|OPTION|NOSCRIPT)$/.test(parent.tagName))
        continue;
      if (parent.closest('details:not([open])') && !parent.closest('summary')) continue;
      const ancestors = ancestorsOf(parent);
      if (ancestors.some((each) => isHidden(each) || each.clientWidth === 1)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const slack = parseFloat(getComputedStyle(parent).fontSize) * 0.4; // glyph boxes may be taller than their lines
      const block = ancestors.find((each) => !isInline(each));
      for (const { left, right, top, bottom } of range.getClientRects()) {
        const isOutside = (element: Element, down: number) => {
          const box = element.getBoundingClientRect();
          const isBeside = left < box.left - 1 || right > box.right + 1;
          return isBeside || top < box.top - down || bottom > box.bottom + down;
        };
        if (right > document.documentElement.clientWidth + 1 || left < -1)
          cut.push(`window: ${text.nodeValue}`);
        else if (block && isOutside(block, Infinity)) cut.push(`${block.tagName}: ${text.nodeValue}`);
        else if (ancestors.some((each) => each !== document.body && clips(each) && isOutside(each, slack)))
          cut.push(`hidden: ${text.nodeValue}`);
      }
    }
    return [...new Set(cut)];
  });
}
