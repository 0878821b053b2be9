import type { Press } from '@demo-evm/shared/domain';
import { useState } from 'react';

/** The outcome of the last press. A vote has an outcome from the moment when the lamp of its row goes out. */
export interface Outcome {
  readonly kind: 'refused' | 'recorded';
  readonly serial: number;
  /** A number that is higher for each new outcome, so that a repeated message is announced again. */
  readonly turn: number;
}

/**
 * @returns The outcome of the last press, or `null` if there is none yet, or if a confirmation reports it.
 */
export function useOutcome(press: Press): Outcome | null {
  const [seen, setSeen] = useState<Seen>({ press, outcome: null, turn: 0 });
  if (seen.press === press) return seen.outcome;
  const turn = seen.turn + 1;
  const outcome = outcomeOf(seen, press, turn);
  setSeen({ press, outcome, turn });
  return outcome;
}

interface Seen {
  readonly press: Press;
  readonly outcome: Outcome | null;
  readonly turn: number;
}

function outcomeOf(before: Seen, press: Press, turn: number): Outcome | null {
  if (press.phase === 'refused') return { kind: 'refused', serial: press.serial, turn };
  if (press.phase !== 'ready') return null;
  return before.press.phase === 'lit'
    ? { kind: 'recorded', serial: before.press.serial, turn }
    : before.outcome;
}
