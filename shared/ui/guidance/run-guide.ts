import { leadToRow, PLATE_PX, rowOf } from './lead-to-row';
import { startJourney } from './start-journey';

/** A margin that makes an observer see everything below the top of the window. */
const ALL_BELOW = '0px 0px 99999px';

/**
 * A button that was fully visible still counts as seen while at most this many pixels of it are out of sight. The pulse
 * and the press of a button move its edges by less.
 */
const SLACK_PX = 8;

/**
 * Keeps the guide's `data-at` up to date. It is `seen` while the whole button of the guide's row is visible below the
 * machine's plate, otherwise the direction to the button (`above` or `below`). A press on the guide scrolls to the row,
 * and the page may scroll to the row once by itself (start-journey.ts). The script before hydration
 * (shared/ui/pre-hydration) and the App both call this function. A second call for the same guide does nothing.
 * Behaviour: Guidance.
 */
export function runGuide(guide: HTMLAnchorElement): void {
  const row = rowOf(guide);
  const button = row?.querySelector('button');
  if (!row || !button || guide.dataset.isRunning !== undefined) return;
  guide.dataset.isRunning = '';
  const update = () => {
    if (document.getElementById('skeleton')) return; // the page does not show the machine yet
    const { top, bottom, height } = button.getBoundingClientRect();
    if (height === 0) return; // React has removed the button
    const slack = guide.dataset.at === 'seen' ? SLACK_PX : 0;
    const isSeen = top + slack >= PLATE_PX && bottom - slack <= innerHeight;
    guide.dataset.at = isSeen ? 'seen' : top < innerHeight / 2 ? 'above' : 'below';
  };
  // Measuring waits for the next frame, for which the browser lays out the page anyway.
  const updateSoon = () => void requestAnimationFrame(update);
  updateSoon(); // before the next paint, so that nobody sees a wrong `data-at` from the server
  for (const rootMargin of [`-${PLATE_PX}px 0px 0px`, ALL_BELOW]) {
    new IntersectionObserver(updateSoon, { rootMargin, threshold: THRESHOLDS }).observe(button);
  }
  leadToRow(guide);
  startJourney(guide, row);
}

/**
 * An observer reports when the visible share of the button passes one of these values. Because of rounding, the share
 * of a fully visible button may be below 1.
 */
const THRESHOLDS = [0, 0.5, 0.9, 0.99, 1];
