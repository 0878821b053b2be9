import { useEffect, useLayoutEffect, useRef } from 'react';

interface TakeOverProps {
  /** What the site host drew, or the skeleton, is the App's from now on. */
  readonly onRendered: () => void;
}

/**
 * Ends the answers to presses of what the site host drew, at the moment the App can answer by itself, and lets it
 * have the press that waits. contract/first-view.ts
 */
export function TakeOver({ onRendered }: TakeOverProps) {
  const replay = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    onRendered();
    globalThis.demoEvmWatchdog?.rendered();
    replay.current = globalThis.demoEvmTakeOver?.();
  }, [onRendered]);
  useEffect(() => replay.current?.(), []);
  return null;
}
