/** The arrow's highlight, and the wait before the confirmation opens. Spec 9: Times. */
export const HIGHLIGHT_MS = 2000;

/** What the machine is doing. Behaviour: A press. */
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
  /** `HIGHLIGHT_MS` have passed since `since` was entered; a timer of an older state says nothing. */
  | { readonly type: 'elapsed'; readonly since: Press }
  | { readonly type: 'closed' }
  | { readonly type: 'left' };

/** What happens once, when a state is entered. */
export type PressCue =
  /** Send one vote, beep, vibrate. */
  | 'vote'
  /** Sound the error. */
  | 'refusal'
  /** Say that it is done. */
  | 'confirmation'
  /** The confirmation is closed or the page is left: every sound stops. */
  | 'silence';

export interface PressStep {
  /** The same object as before when nothing happens. */
  readonly state: Press;
  readonly cue: PressCue | null;
}

export const READY: Press = { phase: 'ready' };

/** What a vote's lamp leads to: a confirmation that has to be closed, or at once the next press. */
export type PressEnd = 'confirmed' | 'ready';

/** Buttons do nothing from a vote until its confirmation is closed, so ten clicks are one vote. */
export function isBusy(state: Press): boolean {
  return state.phase === 'lit' || state.phase === 'confirmed';
}

/** Does this state end by itself, after `HIGHLIGHT_MS`? */
export function isTimed(state: Press): boolean {
  return state.phase === 'lit' || state.phase === 'refused';
}

/** The next state and what it calls for. It knows no clock and no page. Spec 4: Voting page; spec 4: Bihar page. */
export function press(
  state: Press,
  event: PressEvent,
  isActive: (serial: number) => boolean,
  end: PressEnd = 'confirmed',
): PressStep {
  const stay: PressStep = { state, cue: null };
  switch (event.type) {
    case 'pressed': {
      if (isBusy(state)) return stay;
      const { serial } = event;
      return isActive(serial)
        ? { state: { phase: 'lit', serial }, cue: 'vote' }
        : { state: { phase: 'refused', serial }, cue: 'refusal' };
    }
    case 'elapsed':
      if (event.since !== state || !isTimed(state)) return stay;
      return state.phase === 'lit' && end === 'confirmed'
        ? { state: { phase: 'confirmed', serial: state.serial }, cue: 'confirmation' }
        : { state: READY, cue: null };
    case 'closed':
      return state.phase === 'confirmed' ? { state: READY, cue: 'silence' } : stay;
    case 'left':
      return { state: READY, cue: 'silence' };
    default:
      return event satisfies never;
  }
}
