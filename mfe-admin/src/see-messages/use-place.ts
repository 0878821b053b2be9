import { useState, useSyncExternalStore } from 'react';

/** The approximate height of a message of three lines, plus its distance from the window's edge. */
const MESSAGE_HEIGHT_PX = 140;

/** How much higher a message is on a page with the save bar, at most (snackbar.module.css). */
const SAVE_BAR_PX = 126;

/** The edge of the window at which the message is shown. */
export type Place = 'top' | 'bottom';

/**
 * Returns the lower edge of the window, or the upper edge when a message at the lower edge could cover the focused
 * control. While the message itself has the focus, the edge does not change, so that the message's button stays under
 * the finger.
 * Behaviour: Snackbar.
 */
export function usePlace(hasSaveBar: boolean): Place {
  const [read] = useState(() => createPlaceReader(MESSAGE_HEIGHT_PX + (hasSaveBar ? SAVE_BAR_PX : 0)));
  return useSyncExternalStore(subscribe, read, () => 'bottom');
}

/**
 * Returns the height in CSS pixels of the area that the on-screen keyboard hides at the window's lower edge. The height
 * comes from the visual viewport. It is 0 in browsers without a visual viewport, and on a page that is zoomed in.
 */
export function useKeyboardHeight(): number {
  return useSyncExternalStore(subscribe, readKeyboardHeight, () => 0);
}

function createPlaceReader(neededPx: number): () => Place {
  let last: Place = 'bottom';
  return () => {
    const focused = document.activeElement;
    if (!focused?.closest('[role=status], [role=alert]')) last = placeBeside(focused, neededPx);
    return last;
  };
}

function placeBeside(focused: Element | null, neededPx: number): Place {
  if (!focused || focused === document.body || focused.tagName === 'MAIN') return 'bottom';
  const { top, bottom } = focused.getBoundingClientRect();
  const edge = window.innerHeight - readKeyboardHeight();
  const isInTheWay = bottom > edge - neededPx && top < edge;
  return isInTheWay ? 'top' : 'bottom';
}

function readKeyboardHeight(): number {
  const view = window.visualViewport;
  if (!view || view.scale > 1) return 0; // zooming in makes the visual viewport smaller, without any keyboard
  return Math.max(0, Math.round(window.innerHeight - view.height - view.offsetTop));
}

function subscribe(listener: () => void): () => void {
  const view = window.visualViewport;
  document.addEventListener('focusin', listener);
  window.addEventListener('scroll', listener, { passive: true });
  window.addEventListener('resize', listener);
  view?.addEventListener('resize', listener);
  return () => {
    document.removeEventListener('focusin', listener);
    window.removeEventListener('scroll', listener);
    window.removeEventListener('resize', listener);
    view?.removeEventListener('resize', listener);
  };
}
