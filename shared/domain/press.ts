/** The arrow's highlight, and the wait before the confirmation opens. SPEC 9. */
export const HIGHLIGHT_MS = 2000;

/** What the machine is doing. BEHAVIOUR: A press. */
export type Press =
  | { readonly phase: 'ready' }
  /** A vote was cast: the arrow is filled and every button waits. */
  | { readonly phase: 'lit'; readonly serial: number }
  /** Another row was pressed: its arrow flashes; the right one may still be pressed. */
  | { readonly phase: 'refused'; readonly serial: number }
  /** The confirmation is open. */
  | { readonly phase: 'confirmed'; readonly serial: number };

export type PressEvent =
  | { readonly type: 'pressed'; readonly serial: number }
  /** `HIGHLIGHT_MS` have passed since the state was entered. */
  | { readonly type: 'elapsed' }
  | { readonly type: 'closed' };

export const READY: Press = { phase: 'ready' };

/** Buttons do nothing from a vote until its confirmation is closed, so ten clicks are one vote. */
export function isBusy(state: Press): boolean {
  return state.phase === 'lit' || state.phase === 'confirmed';
}

/**
 * The next state. It returns the same object when nothing happens, so entering `lit` is exactly one vote.
 * SPEC 4: Voting page.
 */
export function press(state: Press, event: PressEvent, isActive: (serial: number) => boolean): Press {
  switch (event.type) {
    case 'pressed':
      if (isBusy(state)) return state;
      return { phase: isActive(event.serial) ? 'lit' : 'refused', serial: event.serial };
    case 'elapsed':
      if (state.phase === 'lit') return { phase: 'confirmed', serial: state.serial };
      return state.phase === 'refused' ? READY : state;
    case 'closed':
      return state.phase === 'confirmed' ? READY : state;
    default:
      return event satisfies never;
  }
}
