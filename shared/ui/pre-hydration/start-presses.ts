import { browserStorage } from '@demo-evm/shared/device';
import { READY, type PressCue, type VoteTarget } from '@demo-evm/shared/domain';
import { readEarlyVote } from '../ballot-unit/early-vote';
import { findGuide } from '../guidance/find-guide';
import { runGuide } from '../guidance/run-guide';
import { createPresser, type Presser } from '../press/presser';
import { soundCue } from '../sound/sound-cue';
import { createSounds, type Sounds } from '../sound/sounds';
import { completeWhatsappLinks } from './complete-link';
import { findMachine, type DrawnMachine } from './draw-press';
import { keptPresses } from './kept-presses';

/** The machine of a server-rendered page, which lights its lamps and beeps. */
export interface PressedMachine {
  readonly drawn: DrawnMachine;
  readonly presser: Presser;
  /** Presses the button of a row. A press ends the state `confirmed`. */
  readonly press: (serial: number) => void;
}

/** What the rest of the page's script does when something happens on the page. */
export interface PressFollower {
  /** Called when the state of the machine has changed. From now on, the follower draws the machine. */
  readonly onState: () => void;
  /** Called at each cue of the machine, with the row that is pressed, if any. */
  readonly onCue: (cue: PressCue, row: HTMLElement | undefined) => void;
  /** Called at a press of a button outside of the machine's rows. */
  readonly onButton: (button: HTMLElement) => void;
  readonly onChoice: (select: HTMLSelectElement) => void;
}

export interface EarlyPresses {
  readonly root: HTMLElement;
  readonly sounds: Sounds;
  /** `null` on a page without a machine. */
  readonly machine: PressedMachine | null;
  /** Tells the follower what happens from now on, after everything that has happened before. */
  readonly follow: (follower: PressFollower) => void;
  /** Stops listening to the page. The machine's presser continues. */
  readonly stop: () => void;
}

declare global {
  /** Set by the first part of `first-press.js`, for the second part and `first-press-old.js` of the same release. */
  var demoEvmPresses: EarlyPresses | undefined;
}

/**
 * Makes the machine of a server-rendered page answer presses: with lamps, sounds and vibration. This is all that must
 * have arrived before the page shows its machine. The rest of the page's script (answer-presses.ts) follows: it sends
 * the votes and writes the messages. If the visitor leaves before it has arrived, the votes are kept for the next page.
 * Behaviour: A press. docs/decisions/0073
 */
export function startPresses(root: HTMLElement): EarlyPresses {
  const sounds = createSounds(browserStorage);
  const missed: ((follower: PressFollower) => void)[] = [];
  /** The targets of each vote that was pressed before there was a follower. */
  const unsent: (readonly VoteTarget[])[] = [];
  let follower: PressFollower | undefined;

  const tell = (happened: (follower: PressFollower) => void) => {
    if (follower) happened(follower);
    else missed.push(happened);
  };

  const runMachine = (drawn: DrawnMachine): PressedMachine => {
    const { rows, end, draw } = drawn;
    const presser = createPresser({
      isActive: (serial) => readEarlyVote(rows[serial - 1]) !== undefined,
      end,
      onCue(cue, state) {
        const row = state.phase === 'ready' ? undefined : rows[state.serial - 1];
        if (cue === 'vote' && !follower) unsent.push(readEarlyVote(row)?.targets ?? []);
        tell(({ onCue }) => onCue(cue, row));
        // The first sound opens the audio device. Meanwhile the browser opens the database for the vote.
        soundCue(sounds, cue);
      },
    });
    presser.subscribe(() => {
      const state = presser.getState();
      if (follower) follower.onState();
      else draw(state.phase === 'confirmed' ? READY : state); // nothing confirms the vote yet
    });
    return {
      drawn,
      presser,
      press(serial) {
        presser.send({ type: 'closed' });
        presser.send({ type: 'pressed', serial });
      },
    };
  };

  const onClick = ({ target }: Event) => {
    const button = target instanceof Element && target.closest('button');
    if (!button) return;
    const row = button.closest('tr');
    if (row) machine?.press(machine.drawn.rows.indexOf(row) + 1);
    else tell(({ onButton }) => onButton(button));
  };
  const onChange = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement) tell(({ onChoice }) => onChoice(target));
  };

  const onLeave = () => unsent.length > 0 && keptPresses.keep(unsent);

  const drawn = findMachine(root);
  const machine = drawn && runMachine(drawn);
  if (drawn) layOutWhenIdle(root, drawn.machine);
  completeWhatsappLinks(root);
  const guide = findGuide();
  if (guide) runGuide(guide);
  root.addEventListener('click', onClick);
  root.addEventListener('change', onChange);
  window.addEventListener('pagehide', onLeave);
  return {
    root,
    sounds,
    machine,
    follow(next) {
      follower = next;
      window.removeEventListener('pagehide', onLeave);
      for (const happened of missed.splice(0)) happened(next);
    },
    stop() {
      root.removeEventListener('click', onClick);
      root.removeEventListener('change', onChange);
    },
  };
}

/**
 * Makes the browser lay out a machine that is still hidden behind the skeleton (skeleton.css), while the browser has nothing else to
 * do than to wait for the script that shows it. docs/decisions/0075
 */
function layOutWhenIdle(root: HTMLElement, machine: HTMLElement): void {
  if (!('requestIdleCallback' in window)) return;
  requestIdleCallback(() => {
    if (!document.getElementById('skeleton')) return;
    root.dataset.idle = '';
    machine.getBoundingClientRect();
  });
}
