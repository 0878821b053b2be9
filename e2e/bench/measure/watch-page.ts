import type { ReadySigns } from './ready-signs';

/** What a page says of its own load; milliseconds since the navigation began. */
export interface PageTimes {
  firstPaint: number;
  largestPaint: number;
  /** Sum of all layout shifts. */
  shift: number;
  /** How long each task over 50 ms took. */
  longTasks: number[];
}

declare global {
  interface Window {
    pageTimes: PageTimes;
    /** Tell the measuring process when the page was ready, and when its App ran. */
    pageIsReady: (time: string) => void;
    appRuns: (time: string) => void;
  }
}

/**
 * Runs inside the page before anything else does. Ready is the moment of the first press that is answered, of rows that
 * have been painted; until then it presses again and again. The App runs when nothing is left that was only drawn.
 */
export function watchPage(signs: ReadySigns): void {
  const times: PageTimes = { firstPaint: 0, largestPaint: 0, shift: 0, longTasks: [] };
  window.pageTimes = times;

  const follow = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  follow('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') times.firstPaint = startTime;
  });
  follow('largest-contentful-paint', ({ startTime }) => (times.largestPaint = startTime));
  follow('layout-shift', (entry) => (times.shift += (entry as PerformanceEntry & { value: number }).value));
  follow('longtask', ({ duration }) => times.longTasks.push(duration));

  const elements = () => document.querySelectorAll<HTMLElement>(signs.selector);
  const now = () => String(performance.timeOrigin + performance.now());
  const isAnswered = () => document.querySelector(signs.answer ?? '') !== null;
  const press = () => {
    const pressedAt = now();
    if (signs.answer === undefined) {
      window.pageIsReady(pressedAt);
      return;
    }
    elements()[0]?.click();
    setTimeout(() => (isAnswered() ? window.pageIsReady(pressedAt) : press()));
  };
  const whenPainted = (act: () => void): void => {
    if (elements()[0]?.checkVisibility()) requestAnimationFrame(() => setTimeout(act));
    else setTimeout(() => whenPainted(act));
  };
  let isPressed = false;
  const observer = new MutationObserver(() => {
    if (elements().length < signs.count) return;
    if (!isPressed) whenPainted(press);
    isPressed = true;
    if (document.querySelector('[data-drawn]')) return;
    observer.disconnect();
    window.appRuns(now());
  });
  observer.observe(document, { childList: true, subtree: true, attributeFilter: ['data-drawn'] });
}
