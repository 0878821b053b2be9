import { useEffect, useLayoutEffect, useRef } from 'react';

interface AfterFirstRenderProps {
  readonly onRendered: () => void;
}

/** After hydration: stops the watchdog and the pre-hydration press handler, then replays the handler's pending press. */
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
