import { leadToRow, PLATE_PX, rowOf } from './lead-to-row';
import { startJourney } from './start-journey';

/** The guide is hidden while at least this share of the row can be seen. */
const SEEN_SHARE = 0.6;

/** A margin that makes an observer see everything below the top of the window. */
const ALL_BELOW = '0px 0px 99999px';

/**
 * Keeps the guide's `data-at` true: the row is `seen`, or it is `below` or `above` the window. The guide also leads to
 * the row when it is pressed, and once by itself. The script before hydration and the App both call this function. The
 * second call for the same element does nothing. Behaviour: Guidance.
 */
export function runGuide(guide: HTMLAnchorElement): void {
  const row = rowOf(guide);
  if (!row || guide.dataset.isRunning !== undefined) return;
  guide.dataset.isRunning = '';
  const update = () => {
    const { top, bottom, height } = row.getBoundingClientRect();
    if (height === 0) return; // the page is not shown yet
    const seen = Math.min(bottom, innerHeight) - Math.max(top, PLATE_PX);
    const wanted = Math.min(height, innerHeight - PLATE_PX) * SEEN_SHARE;
    guide.dataset.at = seen >= wanted ? 'seen' : top < innerHeight / 2 ? 'above' : 'below';
  };
  requestAnimationFrame(update); // before the first paint, so that a wrong guess of the server is never seen
  for (const rootMargin of [`-${PLATE_PX}px 0px 0px`, ALL_BELOW]) {
    new IntersectionObserver(update, { rootMargin, threshold: [0, 0.3, SEEN_SHARE, 1] }).observe(row);
  }
  leadToRow(guide);
  startJourney(guide, row);
}
