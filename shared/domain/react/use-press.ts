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
  /** The state after a vote's lamp; by default a confirmation. */
  readonly end?: PressEnd;
  /** Called once for each cue, in the event handler of the press that caused it. */
  readonly onCue: (cue: PressCue, state: Press) => void;
}

/** Runs the state machine of `press` in a component: presses and timers go in, cues come out. Leaving the page ends it. */
export function usePress(handlers: PressHandlers) {
  const [state, setState] = useState<Press>(READY);
  const current = useRef(state); // a second click before the next render must see the new state
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
