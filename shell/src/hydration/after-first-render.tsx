import { useEffect, useLayoutEffect, useRef } from 'react';

interface AfterFirstRenderProps {
  readonly onRendered: () => void;
}

/**
 * After the first render, calls `onRendered`, and stops the watchdog and the pre-hydration press handler
 * (shared/ui/pre-hydration). Then replays the presses and choices that this handler has kept.
 */
export function AfterFirstRender({ onRendered }: AfterFirstRenderProps) {
  const replay = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    onRendered();
    globalThis.demoEvmWatchdog?.rendered();
    replay.current = globalThis.demoEvmTakeOver?.();
  }, [onRendered]);
  useEffect(() => replay.current?.(), []);
  return null;
}
