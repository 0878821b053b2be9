import { BALLOT_UNIT_ID } from '@demo-evm/shared/ui';
import type * as readAloud from './read-aloud';
import type { Reading } from './reading';

/** Reads texts aloud, and says which of them is being read. */
export interface Reader {
  /** The index of the step that is being read aloud, 0 while read-aloud.ts loads, or `null` when nothing is read. */
  readonly getSpoken: () => number | null;
  /** @returns A function that removes the listener. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Starts the reading, or stops it. */
  readonly toggle: (texts: Pick<Reading, 'language' | 'steps'>) => void;
  /** Stops the reading, if there is one. */
  readonly end: () => void;
}

/**
 * Makes a reader. The reading stops when the visitor presses the machine or leaves the page. Behaviour:
 * Guidance.
 * @param load loads the code that reads aloud, at the start of each reading
 */
export function createReader(load: () => Promise<Pick<typeof readAloud, 'readAloud'>>): Reader {
  let spoken: number | null = null;
  let stop: (() => void) | null = null;
  const listeners = new Set<() => void>();

  const say = (step: number | null) => {
    if (step === spoken) return;
    spoken = step;
    for (const listener of listeners) listener();
  };
  const end = () => {
    stop?.();
    stop = null;
    window.removeEventListener('click', endAtPress, true);
    window.removeEventListener('pagehide', end);
    say(null);
  };
  const endAtPress = ({ target }: Event) => {
    if (target instanceof Element && target.closest(`#${BALLOT_UNIT_ID} button`)) end();
  };

  return {
    getSpoken: () => spoken,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    toggle(texts) {
      if (spoken !== null) return end();
      window.addEventListener('click', endAtPress, true);
      window.addEventListener('pagehide', end); // some browsers continue to speak after the visitor has left the page
      say(0);
      let isStopped = false;
      stop = () => {
        isStopped = true;
      };
      load().then((loaded) => {
        if (!isStopped) stop = loaded.readAloud({ ...texts, onStep: say, onEnd: end });
      }, end);
    },
    end,
  };
}
