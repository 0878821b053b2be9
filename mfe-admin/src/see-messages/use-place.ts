import { useState, useSyncExternalStore } from 'react';

/** The height of a message of three lines plus its distance from the window's edge. */
const MESSAGE_HEIGHT_PX = 140;

/** The edge of the window at which the message is shown. */
export type Place = 'top' | 'bottom';

/**
 * The edge for the message: the lower edge, or the upper edge when the message would cover the focused element. While
 * the message itself has the focus, it does not move, so that its button stays under the finger. Behaviour: Snackbar.
 */
export function usePlace(): Place {
  const [read] = useState(createPlaceReader);
  return useSyncExternalStore(subscribe, read, () => 'bottom');
}

/**
 * The height in CSS pixels of the on-screen keyboard, which hides fixed elements at the window's lower edge. It is 0
 * without a keyboard, on a page that is zoomed in, and in browsers that do not report it.
 */
export function useKeyboardHeight(): number {
  return useSyncExternalStore(subscribe, readKeyboardHeight, () => 0);
}

function createPlaceReader(): () => Place {
  let last: Place = 'bottom';
  return () => {
    const focused = document.activeElement;
    if (!focused?.closest('[role=status], [role=alert]')) last = placeBeside(focused);
    return last;
  };
}

function placeBeside(focused: Element | null): Place {
  if (!focused || focused === document.body || focused.tagName === 'MAIN') return 'bottom';
  const { top, bottom } = focused.getBoundingClientRect();
  const edge = window.innerHeight - readKeyboardHeight();
  const isInTheWay = bottom > edge - MESSAGE_HEIGHT_PX && top < edge;
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
