import type { ReadySigns } from './ready-signs';

/** The measurements that a page makes of its own load. The paints are in milliseconds since the navigation began. */
export interface PageTimes {
  firstPaint: number;
  largestPaint: number;
  /** The sum of all layout shifts. */
  shift: number;
  /** The duration, in milliseconds, of each task that took longer than 50 ms. */
  longTasks: number[];
}

declare global {
  interface Window {
    pageTimes: PageTimes;
    /** Tells the benchmark when the page was ready, in milliseconds since 1970. */
    pageIsReady: (time: string) => void;
    /** Tells the benchmark when the App ran, in milliseconds since 1970. */
    appRuns: (time: string) => void;
  }
}

/**
 * Runs in the page before the page's own scripts, and reports when the page was ready and when the App ran.
 *
 * The function waits until the page has at least `signs.count` elements that match `signs.selector`, and until the
 * first of these elements is painted. Without `signs.answer`, the page is ready then. With `signs.answer`, the function
 * clicks the first element again and again until an element matches `signs.answer`. The page was ready at the time of
 * the click that had this effect.
 *
 * The App ran at the first moment when the page had these elements and no element had `data-drawn`. The shell
 * calls the watchdog's function `rendered` at this moment, so `watchPage` replaces this function. A
 * MutationObserver is called later, when effects of the App may already have sent requests. The observer is
 * for pages without a watchdog, and for elements that come later.
 */
export function watchPage(signs: ReadySigns): void {
  const times: PageTimes = { firstPaint: 0, largestPaint: 0, shift: 0, longTasks: [] };
  window.pageTimes = times;

  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') times.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => (times.largestPaint = startTime));
  observe('layout-shift', (entry) => (times.shift += (entry as PerformanceEntry & { value: number }).value));
  observe('longtask', ({ duration }) => times.longTasks.push(duration));

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
  let isRunning = false;
  const look = () => {
    if (elements().length < signs.count) return;
    if (!isPressed) whenPainted(press);
    isPressed = true;
    if (isRunning || document.querySelector('[data-drawn]')) return;
    isRunning = true;
    observer.disconnect();
    window.appRuns(now());
  };
  const observer = new MutationObserver(look);
  let watchdog: typeof window.demoEvmWatchdog;
  Object.defineProperty(window, 'demoEvmWatchdog', {
    get: () => watchdog,
    set(own: NonNullable<typeof watchdog>) {
      const rendered = () => {
        own.rendered();
        look();
      };
      watchdog = { ...own, rendered };
    },
  });
  observer.observe(document, { childList: true, subtree: true, attributeFilter: ['data-drawn'] });
}
