import { useState, useSyncExternalStore } from 'react';

/** As much of the window's lower edge as a message of three lines takes. */
const ROOM_PX = 140;

/** Where a message is out of the way. */
export type Place = 'top' | 'bottom';

/**
 * The edge of the window that is free: the lower one, unless what has the focus is there. It stays where it
 * is while the message itself has the focus: nobody's button moves away below the finger.
 * Behaviour: Snackbar.
 */
export function usePlace(): Place {
  const [read] = useState(createPlaceReader);
  return useSyncExternalStore(subscribe, read, () => 'bottom');
}

/**
 * How much of the window's lower edge an on-screen keyboard covers, in pixels. A fixed element would lie
 * below it.
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
  const isInTheWay = bottom > edge - ROOM_PX && top < edge;
  return isInTheWay ? 'top' : 'bottom';
}

function readKeyboardHeight(): number {
  const view = window.visualViewport;
  if (!view || view.scale > 1) return 0; // zoomed in: what is shown is a part of the window
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
