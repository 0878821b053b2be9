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
  /** The state when the lamp of a vote goes out. `confirmed` is the default. */
  readonly end?: PressEnd;
  /** Called once for each cue. The cue of a press is reported inside that press's event handler. */
  readonly onCue: (cue: PressCue, state: Press) => void;
}

/** Runs the states of `press` in a component: sets the timers, reports the cues, and sends `left` when it unmounts. */
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
