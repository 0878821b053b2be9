import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The attempts to scroll stop after this time, even if the content of the route has not appeared. */
const CONTENT_TIMEOUT_MS = 3_000;

/**
 * Remembers the scroll position of each history entry, and restores it when the visitor goes back or forward.
 * A new route starts at its top, or at the element that the fragment of its address names. The browser alone
 * would restore the position too early, before a remote has rendered its content. The browser still handles
 * reloads and links inside a page.
 */
export function useScrollPosition(): void {
  const { key, pathname, hash } = useLocation();
  const positions = useRef(new Map<string, number>());
  const shown = useRef({ key, pathname, isSettling: false });

  useEffect(() => {
    const keep = () => {
      if (!shown.current.isSettling) positions.current.set(shown.current.key, window.scrollY);
    };
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, []);

  useLayoutEffect(() => {
    const isSamePage = shown.current.pathname === pathname;
    const now = { key, pathname, isSettling: !isSamePage };
    shown.current = now;
    if (isSamePage) return;
    const known = positions.current.get(key);
    return retryUntilContentExists(
      () => (known === undefined && hash ? scrollToTarget(hash) : scrollToPosition(known ?? 0)),
      () => (now.isSettling = false),
    );
  }, [key, pathname, hash]);
}

/** @returns `true`, or `false` while the page is too short for this position. */
function scrollToPosition(top: number): boolean {
  window.scrollTo(0, top);
  return document.documentElement.scrollHeight - window.innerHeight >= Math.floor(top);
}

/** @returns `true`, or `false` while the target does not exist. */
function scrollToTarget(hash: string): boolean {
  const target = document.getElementById(idOf(hash));
  target?.scrollIntoView();
  return target !== null;
}

function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1); // this fragment has a `%` that encodes no character
  }
}

const INTERACTIONS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Calls `tryOnce` in each frame until it gives `true`, the visitor interacts with the page, or CONTENT_TIMEOUT_MS is
 * over.
 * @returns A function that ends the attempts.
 */
function retryUntilContentExists(tryOnce: () => boolean, onEnd: () => void): () => void {
  const until = Date.now() + CONTENT_TIMEOUT_MS;
  let frame = 0;
  const end = () => {
    cancelAnimationFrame(frame);
    for (const type of INTERACTIONS) window.removeEventListener(type, end);
    onEnd();
  };
  const attempt = () => {
    if (tryOnce() || Date.now() > until) end();
    else frame = requestAnimationFrame(attempt);
  };
  for (const type of INTERACTIONS) window.addEventListener(type, end, { passive: true });
  attempt();
  return end;
}
