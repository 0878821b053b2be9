import { browserStorage } from '@demo-evm/shared/contract';
import { HIGHLIGHT_MS } from '@demo-evm/shared/domain';
import { classes } from '../classes';
import { soundCue } from '../sound/sound-cue';
import { createSounds } from '../sound/sounds';
import arrow from './arrow.module.css';
import row from './ballot-row.module.css';
import unit from './ballot-unit.module.css';
import button from './press-button.module.css';

interface Words {
  /** What is said when a row that does nothing is pressed. */
  readonly refusal: string;
  /** The machine's state while a vote is on its way. */
  readonly busy: string;
  /** What is said when the App does not come. */
  readonly slow: string;
}

/** Attributes by which a machine that was only drawn tells `answerFirstPress` its words. */
export function wordsOfFirstPress({ refusal, busy, slow }: Words) {
  return { 'data-refusal': refusal, 'data-busy': busy, 'data-slow': slow };
}

/** Rows that do nothing are blank, on every machine that is drawn. */
function isForVote(tr: Element | null): boolean {
  return tr?.classList.contains(row.active ?? '') || !tr?.getElementsByClassName(row.blank ?? '')[0];
}

const SLOW_MS = 5_000;

/**
 * Answers presses of a page that the site host drew, until its App runs there. A row that does nothing says so
 * as it always does. The candidate's button turns the machine busy, and its press is given to the App, which lights
 * the lamp and counts the vote; so is the last press or choice anywhere else. It changes only what React leaves alone
 * while it takes over. BEHAVIOUR: A press. docs/decisions/0018
 * @returns stops it when the App has taken over, and returns what gives the App the press that waits
 */
export function answerFirstPress(root: HTMLElement): () => () => void {
  const sounds = createSounds(browserStorage);
  const toast = document.body.appendChild(document.createElement('p'));
  toast.setAttribute('role', 'status');
  toast.className = classes(unit.toast, unit.outside);
  let touched: Element | null = null;
  let isBusy = false;
  let replay: () => void = () => undefined;

  const say = (words = '') => {
    const message = document.createElement('span');
    message.className = classes(unit.message, unit.refused);
    message.textContent = words;
    toast.replaceChildren(message);
  };

  const refuse = (pressed: Element, words: string | undefined) => {
    say(words);
    const lamp = pressed.parentElement?.querySelector('svg')?.classList;
    lamp?.add(arrow.refused ?? '');
    setTimeout(() => lamp?.remove(arrow.refused ?? ''), HIGHLIGHT_MS);
    soundCue(sounds, 'refusal');
  };

  const turnBusy = (pressed: HTMLElement, machine: HTMLElement) => {
    isBusy = true;
    say(machine.dataset.busy);
    pressed.classList.add(button.down ?? '');
    const state = machine.getElementsByClassName(unit.state ?? '')[0];
    state?.classList.add(unit.busy ?? '');
    if (state?.lastChild) state.lastChild.nodeValue = machine.dataset.busy ?? '';
    const slow = setTimeout(() => say(machine.dataset.slow), SLOW_MS);
    replay = () => {
      clearTimeout(slow);
      pressed.click();
    };
  };

  const press = ({ target }: Event) => {
    const pressed = target instanceof Element && target.closest('button');
    if (!pressed || isBusy) return;
    touched = pressed;
    const machine = pressed.closest<HTMLElement>('[data-refusal]');
    if (!machine) replay = () => pressed.click();
    else if (isForVote(pressed.closest('tr'))) turnBusy(pressed, machine);
    else refuse(pressed, machine.dataset.refusal);
  };

  const choose = ({ target }: Event) => {
    if (!(target instanceof HTMLSelectElement) || isBusy) return;
    const { value } = target;
    replay = () => {
      target.value = value; // React has put back what it knew
      target.dispatchEvent(new Event('change', { bubbles: true }));
    };
  };

  root.addEventListener('click', press);
  root.addEventListener('change', choose);

  return () => {
    root.removeEventListener('click', press);
    root.removeEventListener('change', choose);
    return () => {
      touched?.dispatchEvent(new Event('pointerdown', { bubbles: true })); // nothing calls for it any more
      if (isBusy || !toast.hasChildNodes()) toast.remove();
      for (const type of ['pointerdown', 'keydown'])
        addEventListener(type, () => toast.remove(), { once: true });
      replay();
    };
  };
}
