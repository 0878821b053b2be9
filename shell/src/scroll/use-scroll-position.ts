import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** How long the content of a route may take to appear before its scroll position is given up, in milliseconds. */
const CONTENT_TIMEOUT_MS = 3_000;

/**
 * Keeps a scroll position for each entry of the history: Back leads to where the visitor was, a new route begins at its
 * top or at the target of its fragment. The browser alone would restore it before a remote has drawn its content. What
 * a reload restores is left to the browser, and so are links inside a page.
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
    return whenContentIsThere(
      () => (known === undefined && hash ? scrollToTarget(hash) : scrollToPosition(known ?? 0)),
      () => (now.isSettling = false),
    );
  }, [key, pathname, hash]);
}

/** @returns `false`: the page is not that long yet */
function scrollToPosition(top: number): boolean {
  window.scrollTo(0, top);
  return document.documentElement.scrollHeight - window.innerHeight >= Math.floor(top);
}

/** @returns `false`: the target is not there yet */
function scrollToTarget(hash: string): boolean {
  const target = document.getElementById(idOf(hash));
  target?.scrollIntoView();
  return target !== null;
}

function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1); // a `%` that stands for itself
  }
}

const INTERACTIONS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Tries in each frame until it succeeds, the visitor does something, or too much time has passed. */
function whenContentIsThere(tryOnce: () => boolean, onEnd: () => void): () => void {
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
