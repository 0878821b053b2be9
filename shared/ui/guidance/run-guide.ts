import { leadToRow, PLATE_PX, rowOf } from './lead-to-row';
import { startJourney } from './start-journey';

/** A margin that makes an observer see everything below the top of the window. */
const ALL_BELOW = '0px 0px 99999px';

/**
 * A button that was seen as a whole still counts as seen while no more than this of it is out of sight. The button's
 * pulse and press move its edges by less.
 */
const SLACK_PX = 8;

/**
 * Keeps the guide's `data-at` true: `seen` while the whole button of the row can be seen below the machine's plate,
 * otherwise `above` or `below`, the direction to the button. A press on the guide leads to the row, and the page may
 * scroll there once by itself (start-journey.ts). The script before hydration and the App both call this function. A
 * second call for the same element does nothing. Behaviour: Guidance.
 */
export function runGuide(guide: HTMLAnchorElement): void {
  const row = rowOf(guide);
  const button = row?.querySelector('button');
  if (!row || !button || guide.dataset.isRunning !== undefined) return;
  guide.dataset.isRunning = '';
  const update = () => {
    const { top, bottom, height } = button.getBoundingClientRect();
    if (height === 0) return; // the page is hidden, or the visitor has left it
    const slack = guide.dataset.at === 'seen' ? SLACK_PX : 0;
    const isSeen = top + slack >= PLATE_PX && bottom - slack <= innerHeight;
    guide.dataset.at = isSeen ? 'seen' : top < innerHeight / 2 ? 'above' : 'below';
  };
  requestAnimationFrame(update); // before the next paint, so that a wrong guess of the server is not seen
  for (const rootMargin of [`-${PLATE_PX}px 0px 0px`, ALL_BELOW]) {
    new IntersectionObserver(update, { rootMargin, threshold: THRESHOLDS }).observe(button);
  }
  leadToRow(guide);
  startJourney(guide, row);
}

/**
 * An observer reports when the share of the button in sight passes one of these. Rounding may keep the share of a whole
 * button below 1.
 */
const THRESHOLDS = [0, 0.5, 0.9, 0.99, 1];
