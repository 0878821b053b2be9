import { HIGHLIGHT_MS, press, READY, type Press, type PressEvent } from '@demo-evm/shared/domain';
import { useCallback, useEffect, useRef, useState } from 'react';

interface PressHandlers {
  readonly isActive: (serial: number) => boolean;
  /** Called once for each press that casts a vote, at the moment of the press. */
  readonly onVote: (serial: number) => void;
}

/** Feeds the machine of `press` with presses and time. Leaving the page stops its timer. */
export function usePress({ isActive, onVote }: PressHandlers) {
  const [state, setState] = useState<Press>(READY);
  const current = useRef(state); // two clicks in one tick must see each other

  const send = useCallback(
    (event: PressEvent) => {
      const before = current.current;
      const after = press(before, event, isActive);
      current.current = after;
      setState(after);
      if (after.phase === 'lit' && after !== before) onVote(after.serial);
    },
    [isActive, onVote],
  );

  const latestSend = useRef(send);
  useEffect(() => {
    latestSend.current = send;
  }, [send]);

  useEffect(() => {
    if (state.phase !== 'lit' && state.phase !== 'refused') return;
    const timer = setTimeout(() => latestSend.current({ type: 'elapsed' }), HIGHLIGHT_MS);
    return () => clearTimeout(timer);
  }, [state]);

  return { state, send };
}
