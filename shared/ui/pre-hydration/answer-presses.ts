import { EARLY_SLIP_FILES } from '@demo-evm/shared/contract';
import { INPUT_EVENTS } from '../ballot-unit/input-events';
import button from '../ballot-unit/press-button.module.css';
import { toastRegion } from '../guidance/toast-region';
import { createEarlyListen } from './early-listen';
import { runEarlyMachine } from './early-machine';
import { reloadInLanguage } from './early-language';
import { runEarlyNote } from './early-note';
import { loadScript } from './load-script';
import type { EarlyPresses } from './start-presses';

/**
 * Runs a server-rendered page until the App has hydrated it, together with the part of the script that answers presses
 * (start-presses.ts): sends votes and writes messages. A choice of language loads the page again, and Listen loads its
 * code. Presses of other buttons wait for the App. This code changes only what hydration leaves alone: attributes, the
 * word for the machine's state, the line about the network, and an element outside of `root`.
 * Behaviour: A press. docs/decisions/0018, docs/decisions/0039
 * @param hasApp True if the App will run later. Without the App, a choice of language does not wait.
 * @returns A function to call after hydration. It stops the listeners and returns a second function, which
 *   replays the presses and choices that waited.
 */
export function answerPressesBeforeHydration(presses: EarlyPresses, hasApp = true): () => () => void {
  const { root, sounds, machine } = presses;
  const note = runEarlyNote(root);
  const early =
    machine &&
    runEarlyMachine(machine, sounds, {
      loadSlip: () => loadSlip(root.dataset),
      sayWaiting: note.sayWaiting,
    });
  const replays: (() => void)[] = [];
  const pressInApp = (button: HTMLElement) => void replays.push(() => button.click());
  const listen = createEarlyListen(root, pressInApp);
  let hasInput = false;

  const choose = (select: HTMLSelectElement) => {
    const { value } = select;
    // A choice while a lamp is lit waits for the App, so that the lamp does not go out early.
    if ((hasApp && early?.isBusy()) || !reloadInLanguage(value)) {
      replays.push(() => {
        select.value = value; // hydration has undone the choice
        select.dispatchEvent(new Event('change', { bubbles: true }));
      });
    }
  };

  /** Ends the pulse of the candidate's button, as use-attention.ts does. */
  const endPulse = () => {
    hasInput = true;
    root.querySelector(CALLING)?.classList.remove(button.calling ?? '');
  };

  toastRegion();
  presses.follow({
    onState: () => early?.onState(),
    onCue(cue, row) {
      endPulse(); // the press may have come before this script
      early?.onCue(cue, row);
    },
    onButton(pressed) {
      if (!listen.press(pressed)) pressInApp(pressed);
    },
    onChoice: choose,
  });
  for (const type of INPUT_EVENTS) window.addEventListener(type, endPulse);
  globalThis.demoEvmHandover = {
    folder: root.dataset.drawn ?? '',
    parts: {
      sounds,
      presser: early?.presser,
      machine: early,
      get queue() {
        return early?.queue();
      },
    },
    isBusy: () => early?.isBusy() ?? false,
    isSending: () => early?.isSending() ?? false,
  };

  return () => {
    presses.stop();
    for (const type of INPUT_EVENTS) window.removeEventListener(type, endPulse);
    early?.stop();
    note.stop();
    listen.stop();
    return () => {
      if (hasInput) window.dispatchEvent(new Event('pointerdown')); // the App's button then does not pulse again
      for (const replay of replays) replay();
    };
  };
}

/** Loads the script with the slip (page-slip.ts) once, when the first vote has left. */
function loadSlip(page: DOMStringMap): void {
  const { slip } = page;
  if (slip === undefined) return;
  delete page.slip;
  loadScript(page, EARLY_SLIP_FILES.script, slip);
}

const CALLING = `.${button.calling ?? ''}`;
