/**
 * How long a lamp is lit or flashes. After this time, the confirmation of a vote opens, if the machine has a
 * confirmation. Spec 9: Times.
 */
export const HIGHLIGHT_MS = 2000;

/** The state of the machine. Behaviour: A press. */
export type Press =
  | { readonly phase: 'ready' }
  /** A vote was cast: the lamp of its row is lit, and no button reacts. */
  | { readonly phase: 'lit'; readonly serial: number }
  /** A row that cannot be voted for was pressed: its lamp flashes. All rows can be pressed meanwhile. */
  | { readonly phase: 'refused'; readonly serial: number }
  /** The confirmation is open. */
  | { readonly phase: 'confirmed'; readonly serial: number };

export type PressEvent =
  | { readonly type: 'pressed'; readonly serial: number }
  /** The state `since` has lasted for `HIGHLIGHT_MS`. The event is ignored if the state has changed meanwhile. */
  | { readonly type: 'elapsed'; readonly since: Press }
  /** The visitor has closed the confirmation. */
  | { readonly type: 'closed' }
  /** The visitor has left the page. */
  | { readonly type: 'left' };

/** An effect that the page performs once after an event. */
export type PressCue =
  /** Cast one vote, beep and vibrate. */
  | 'vote'
  /** Play the error sound. */
  | 'refusal'
  /** The confirmation has opened. Its sound depends on the fate of the vote. */
  | 'confirmation'
  /** Stop every sound: the confirmation was closed or the page was left. */
  | 'silence';

export interface PressStep {
  /** The same object as before when nothing changes. */
  readonly state: Press;
  readonly cue: PressCue | null;
}

export const READY: Press = { phase: 'ready' };

/** The state when the lamp of a vote goes out: the confirmation is open, or the machine is ready for the next press. */
export type PressEnd = 'confirmed' | 'ready';

/**
 * Says whether the machine ignores presses. It does while a lamp is lit and while a confirmation is open, so
 * a double click casts one vote.
 */
export function isBusy(state: Press): boolean {
  return state.phase === 'lit' || state.phase === 'confirmed';
}

/** Says whether this state ends after `HIGHLIGHT_MS`. */
export function isTimed(state: Press): boolean {
  return state.phase === 'lit' || state.phase === 'refused';
}

/**
 * Gives the next state and the cue for the page. This function is pure and has no clock. Spec 4: Voting page;
 * spec 4: Bihar page.
 * @param isActive Says whether a row can be voted for.
 * @param end The state when the lamp of a vote goes out.
 */
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
