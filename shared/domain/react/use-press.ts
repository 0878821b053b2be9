import {
  HIGHLIGHT_MS,
  isTimed,
  press,
  READY,
  type Press,
  type PressCue,
  type PressEnd,
  type PressEvent,
} from '@demo-evm/shared/domain';
import { useCallback, useEffect, useRef, useState } from 'react';

interface PressHandlers {
  readonly isActive: (serial: number) => boolean;
  /** What a vote's lamp leads to; a confirmation without it. */
  readonly end?: PressEnd;
  /** Called once for each cue, at the moment of the press for what follows from it. */
  readonly onCue: (cue: PressCue, state: Press) => void;
}

/** Feeds the machine of `press` with presses and time. Leaving the page stops its timer and its sounds. */
export function usePress(handlers: PressHandlers) {
  const [state, setState] = useState<Press>(READY);
  const current = useRef(state); // two clicks in one tick must see each other
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });

  const send = useCallback((event: PressEvent) => {
    const { isActive, end, onCue } = latest.current;
    const { state: next, cue } = press(current.current, event, isActive, end);
    current.current = next;
    setState(next);
    if (cue) onCue(cue, next);
  }, []);

  useEffect(() => {
    if (!isTimed(state)) return;
    const timer = setTimeout(() => send({ type: 'elapsed', since: state }), HIGHLIGHT_MS);
    return () => clearTimeout(timer);
  }, [state, send]);

  useEffect(() => () => send({ type: 'left' }), [send]);

  return {
    state,
    pressRow: useCallback((serial: number) => send({ type: 'pressed', serial }), [send]),
    closeConfirmation: useCallback(() => send({ type: 'closed' }), [send]),
  };
}
