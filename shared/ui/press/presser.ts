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

export interface PressHandlers {
  /** Says whether the row can be voted for. */
  readonly isActive: (serial: number) => boolean;
  /** The state after the lamp of a vote has gone out. The default is `confirmed`. */
  readonly end?: PressEnd;
  /** The presser calls this function once for each cue, before `send` returns. */
  readonly onCue: (cue: PressCue, state: Press) => void;
}

/** Holds the state of a machine and changes it with `press` and a timer. */
export interface Presser {
  readonly getState: () => Press;
  /** @returns A function that removes the listener. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly send: (event: PressEvent) => void;
  /** Replaces the handlers. The state and its timer do not change. */
  readonly handle: (handlers: PressHandlers) => void;
}

/** Makes a presser in the state `READY`. Behaviour: A press. */
export function createPresser(first: PressHandlers): Presser {
  let handlers = first;
  let state: Press = READY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const send = (event: PressEvent) => {
    const { isActive, end, onCue } = handlers;
    const { state: next, cue } = press(state, event, isActive, end);
    if (next !== state) {
      state = next;
      clearTimeout(timer);
      if (isTimed(next)) timer = setTimeout(() => send({ type: 'elapsed', since: next }), HIGHLIGHT_MS);
      for (const listener of listeners) listener();
    }
    if (cue) onCue(cue, next);
  };

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    send,
    handle: (next) => void (handlers = next),
  };
}
