import { isBusy, isTimed, type Press, type PressEnd } from '@demo-evm/shared/domain';
import { readEarlyVote } from '../ballot-unit/early-vote';

/** A server-rendered machine, and the function `draw` that changes how the machine looks. */
export interface DrawnMachine {
  readonly machine: HTMLElement;
  /** The rows in the order of their serials. */
  readonly rows: readonly HTMLElement[];
  /** The state after the lamp of a vote has gone out. */
  readonly end: PressEnd;
  readonly draw: (state: Press) => void;
}

/**
 * Finds the machine of a server-rendered page. The function `draw` makes the machine look as BallotUnit
 * (shared/ui/ballot-unit) renders it in a given state. `draw` changes only what hydration leaves alone: attributes, and
 * the word for the machine's state.
 */
export function findMachine(root: HTMLElement): DrawnMachine | null {
  const machine = root.querySelector<HTMLElement>('[data-refusal]');
  if (!machine) return null;
  const rows = [...machine.querySelectorAll<HTMLElement>('tbody tr')];
  const word = machine.querySelector<HTMLElement>('[data-longest]');
  const ready = { state: machine.dataset.state, word: word?.textContent };

  const draw = (state: Press) => {
    const isLit = state.phase === 'lit';
    set(machine, 'data-state', isBusy(state) ? 'busy' : ready.state);
    if (word?.firstChild)
      word.firstChild.nodeValue = (isBusy(state) ? word.dataset.longest : ready.word) ?? '';
    rows.forEach((row, index) => {
      const isPressed = state.phase !== 'ready' && state.serial === index + 1;
      set(row, 'data-look', isPressed && isTimed(state) && state.phase);
      nameLamp(row, isPressed && isLit);
      const button = row.querySelector('button');
      if (!button) return;
      set(button, 'aria-disabled', String(isBusy(state)));
      set(button, 'data-down', isPressed && isLit && '');
    });
  };
  return { machine, rows, end: machine.dataset.end === 'ready' ? 'ready' : 'confirmed', draw };
}

/** Gives a lit lamp a name for screen readers, and hides an unlit lamp from them. */
function nameLamp(row: HTMLElement, isLit: boolean): void {
  const lamp = row.querySelector('[data-lamp]');
  if (!lamp) return;
  set(lamp, 'role', isLit && 'img');
  set(lamp, 'aria-label', isLit && readEarlyVote(row)?.lamp);
  set(lamp, 'aria-hidden', !isLit && 'true');
}

/** Sets an attribute, or removes it when there is no value. */
function set(element: Element, name: string, value: string | false | undefined): void {
  if (value === false || value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
