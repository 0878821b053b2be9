import { leadToRow, PLATE_PX, rowOf } from './lead-to-row';
import { startJourney } from './start-journey';

/** A margin that makes an observer see everything below the top of the window. */
const ALL_BELOW = '0px 0px 99999px';

/** A button in sight may leave the window by this much. It is more than the button's pulse and press move its edges. */
const SLACK_PX = 8;

/**
 * Keeps the guide's `data-at` true: the row's button is `seen` as a whole, or it is `below` or `above` the window. The
 * guide also leads to the row when it is pressed, and once by itself. The script before hydration and the App both call
 * this function. The second call for the same element does nothing. Behaviour: Guidance.
 */
export function runGuide(guide: HTMLAnchorElement): void {
  const row = rowOf(guide);
  const button = row?.querySelector('button');
  if (!row || !button || guide.dataset.isRunning !== undefined) return;
  guide.dataset.isRunning = '';
  const update = () => {
    const { top, bottom, height } = button.getBoundingClientRect();
    if (height === 0) return; // the page is not shown yet
    const slack = guide.dataset.at === 'seen' ? SLACK_PX : 0;
    const isSeen = top + slack >= PLATE_PX && bottom - slack <= innerHeight;
    guide.dataset.at = isSeen ? 'seen' : top < innerHeight / 2 ? 'above' : 'below';
  };
  requestAnimationFrame(update); // before the first paint, so that a wrong guess of the server is never seen
  for (const rootMargin of [`-${PLATE_PX}px 0px 0px`, ALL_BELOW]) {
    new IntersectionObserver(update, { rootMargin, threshold: THRESHOLDS }).observe(button);
  }
  leadToRow(guide);
  startJourney(guide, row);
}

/** The observer reports when one of these shares of the button is in sight. Rounding may keep a whole button below 1. */
const THRESHOLDS = [0, 0.5, 0.9, 0.99, 1];
