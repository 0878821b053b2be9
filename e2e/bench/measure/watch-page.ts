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
    /** Tells the measuring process when the page was ready. */
    pageIsReady: (time: string) => void;
  }
}

/**
 * Runs inside the page before anything else does. Ready is the moment of the first press that is answered; until
 * then it presses again and again.
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
  const tell = (time: number) => window.pageIsReady(String(performance.timeOrigin + time));
  const press = () => {
    const pressedAt = performance.now();
    if (signs.answer === undefined) return tell(pressedAt);
    elements()[0]?.click();
    setTimeout(() => (document.querySelector(signs.answer ?? '') ? tell(pressedAt) : press()));
  };
  const observer = new MutationObserver(() => {
    if (elements().length < signs.count) return;
    observer.disconnect();
    press();
  });
  observer.observe(document, { childList: true, subtree: true });
}
