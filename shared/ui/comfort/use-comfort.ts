import { useSyncExternalStore } from 'react';
import { chosenContrast, chosenTextSize, type TextSize } from './comfort';

interface Comfort {
  readonly textSize: TextSize;
  /** True if the contrast is high. The visitor's choice decides, or the system's setting without a choice. */
  readonly hasHighContrast: boolean;
}

const SYSTEM_CONTRAST = '(prefers-contrast: more)';

/** @returns The page's text size and contrast. The server does not know them, so it renders the usual values. */
export function useComfort(): Comfort {
  const textSize = useSyncExternalStore(followDocument, chosenTextSize, () => 'm' as const);
  const chosen = useSyncExternalStore(followDocument, chosenContrast, () => undefined);
  const isWantedBySystem = useSyncExternalStore(
    followSystem,
    () => window.matchMedia(SYSTEM_CONTRAST).matches,
    () => false,
  );
  return { textSize, hasHighContrast: chosen ? chosen === 'more' : isWantedBySystem };
}

function followDocument(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true });
  return () => observer.disconnect();
}

function followSystem(listener: () => void): () => void {
  const query = window.matchMedia(SYSTEM_CONTRAST);
  query.onchange = listener; // Safari before 14 does not support `addEventListener` on media queries
  return () => {
    query.onchange = null;
  };
}
