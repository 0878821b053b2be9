import { prefersReducedMotion, scrollToRow } from './lead-to-row';

const JOURNEY_DELAY_MS = 2_200;

/** Events that show that the visitor has begun to use the page. */
const INPUT_EVENTS = ['pointerdown', 'touchstart', 'wheel', 'keydown', 'scroll'] as const;

/**
 * Scrolls to the row once, after `JOURNEY_DELAY_MS`. This happens only if the row's button is not fully visible, the
 * page is scrolled to its top, and the visitor has not done anything yet. The page never scrolls by itself for a
 * visitor who asks for reduced motion. Behaviour: Guidance.
 */
export function startJourney(guide: HTMLAnchorElement, row: HTMLElement): void {
  const stop = () => {
    clearTimeout(timer);
    for (const type of INPUT_EVENTS) removeEventListener(type, stop);
  };
  const timer = setTimeout(() => {
    stop();
    const isAtStart = pageYOffset === 0; // false when, for example, the browser has restored an earlier scroll position
    const isOutOfSight = guide.isConnected && guide.dataset.at !== 'seen';
    if (isOutOfSight && isAtStart && !prefersReducedMotion()) scrollToRow(row);
  }, JOURNEY_DELAY_MS);
  for (const type of INPUT_EVENTS) addEventListener(type, stop, { passive: true });
}
