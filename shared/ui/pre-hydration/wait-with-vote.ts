import { showToast } from '../guidance/toast';
import { clearToast } from '../guidance/toast-region';
import { SLOW_NETWORK_NOTICE_MS } from '../network/slow-network-notice';
import { keepPress, takeKeptPress } from './kept-press';
import { findButton, machineButtons } from './machine-buttons';

interface PressedMachine {
  readonly root: HTMLElement;
  readonly machine: HTMLElement;
  readonly pressed: HTMLElement;
}

/**
 * The page's watchdog (shell/src/page/watchdog/panel.ts) dispatches this event when it shows its panel. The machine
 * then stops saying "please wait".
 */
const LATE_EVENT = 'demo-evm-late';

/**
 * Makes the machine busy while a press waits for the App. The machine looks ready again after the LATE_EVENT.
 * @returns A function to call after hydration. It finds the pressed button again, ends the waiting and clicks the
 *   button.
 */
export function waitWithVote({ root, machine, pressed }: PressedMachine): () => void {
  const words = machine.querySelector('[data-longest]')?.firstChild;
  const ready = words?.nodeValue ?? '';
  const place = machineButtons(root).indexOf(pressed);
  const say = (text = '') => showToast({ kind: 'waiting', text, rowId: pressed.closest('tr')?.id });

  say(machine.dataset.busy);
  pressed.dataset.down = '';
  machine.dataset.state = 'busy';
  if (words) words.nodeValue = machine.dataset.busy ?? '';
  keepPress(place);
  const slowTimer = setTimeout(() => say(machine.dataset.slow), SLOW_NETWORK_NOTICE_MS);

  const stopWaiting = () => {
    clearTimeout(slowTimer);
    clearToast();
    machine.removeAttribute('data-state');
    if (words) words.nodeValue = ready;
  };
  addEventListener(LATE_EVENT, stopWaiting);
  if (document.documentElement.hasAttribute('data-late')) stopWaiting(); // the LATE_EVENT came before this press

  return () =>
    findButton(root, place, (button) => {
      takeKeptPress();
      removeEventListener(LATE_EVENT, stopWaiting);
      clearTimeout(slowTimer);
      clearToast();
      button?.click();
    });
}
