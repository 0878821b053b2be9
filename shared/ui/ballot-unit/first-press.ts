import { browserStorage, tabStorage } from '@demo-evm/shared/device';
import { HIGHLIGHT_MS, whatsappLink } from '@demo-evm/shared/domain';
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
/** A vote is given to the App as long as it may have been drawn anew; after that nobody expects it any more. */
const GIVE_UP_MS = 20_000;

/**
 * Answers presses of a page that the site host drew, until its App runs there. A row that does nothing says so
 * as it always does. The candidate's button turns the machine busy, and its press is given to the App, which lights
 * the lamp and counts the vote; so is what was pressed or chosen before it elsewhere. It changes only what React leaves
 * alone while it takes over. Behaviour: A press. docs/decisions/0018
 * @returns stops it when the App has taken over, and returns what gives the App the presses that wait
 */
export function answerFirstPress(root: HTMLElement): () => () => void {
  const sounds = createSounds(browserStorage);
  const toast = document.body.appendChild(document.createElement('p'));
  toast.setAttribute('role', 'status');
  toast.className = classes(unit.toast, unit.outside);
  let touched: Element | null = null;
  let isBusy = false;
  const waiting: (() => void)[] = [];

  const say = (words = '') => {
    const message = document.createElement('span');
    message.className = classes(unit.message, unit.refused);
    message.textContent = words;
    toast.textContent = '';
    toast.append(message);
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
    const words = state?.lastChild;
    const ready = words?.nodeValue ?? '';
    state?.classList.add(unit.busy ?? '');
    if (words) words.nodeValue = machine.dataset.busy ?? '';
    const slow = setTimeout(() => say(machine.dataset.slow), SLOW_MS);
    const place = buttonsOf(root).indexOf(pressed);
    keepPress(place);
    const calm = () => {
      clearTimeout(slow);
      say();
      state?.classList.remove(unit.busy ?? '');
      if (words) words.nodeValue = ready;
    };
    addEventListener(LATE_EVENT, calm);
    if (document.documentElement.hasAttribute('data-late')) calm(); // the panel is there already
    waiting.push(() =>
      whenThere(root, place, (there) => {
        takeKeptPress();
        removeEventListener(LATE_EVENT, calm);
        clearTimeout(slow);
        toast.remove();
        there?.click();
      }),
    );
  };

  const press = ({ target }: Event) => {
    if (!(target instanceof Element) || isBusy) return;
    if (target instanceof HTMLAnchorElement) completeLink(target);
    const pressed = target.closest('button');
    if (!pressed) return;
    touched = pressed;
    const machine = pressed.closest<HTMLElement>(MACHINE);
    if (!machine) waiting.push(() => pressed.click());
    else if (isForVote(pressed.closest('tr'))) turnBusy(pressed, machine);
    else refuse(pressed, machine.dataset.refusal);
  };

  const choose = ({ target }: Event) => {
    if (!(target instanceof HTMLSelectElement) || isBusy) return;
    const { value } = target;
    waiting.push(() => {
      target.value = value; // React has put back what it knew
      target.dispatchEvent(new Event('change', { bubbles: true }));
    });
  };

  root.addEventListener('click', press);
  root.addEventListener('change', choose);
  const kept = buttonsOf(root)[takeKeptPress()];
  kept?.click(); // the page was loaded anew while its press waited

  return () => {
    root.removeEventListener('click', press);
    root.removeEventListener('change', choose);
    return () => {
      touched?.dispatchEvent(new Event('pointerdown', { bubbles: true })); // nothing calls for it any more
      if (!toast.hasChildNodes()) toast.remove();
      for (const type of ['pointerdown', 'keydown'])
        addEventListener(type, () => toast.remove(), { once: true });
      for (const give of waiting) give();
    };
  };
}

const MACHINE = '[data-refusal]';

/** The page's watchdog says by it that the App does not come: nobody is told to wait any longer. */
const LATE_EVENT = 'demo-evm-late';

const KEPT_PRESS_KEY = 'demo-evm-press';

/** Keeps a press that waits for the App, in case the page is loaded anew: in this tab and for a short time. */
function keepPress(place: number): void {
  tabStorage.setItem(KEPT_PRESS_KEY, JSON.stringify([location.pathname, place, Date.now()]));
}

/** The place of the kept press of this page, once; -1: there is none. */
function takeKeptPress(): number {
  const [path, place, at] = JSON.parse(tabStorage.getItem(KEPT_PRESS_KEY) ?? '[]') as [
    string?,
    number?,
    number?,
  ];
  tabStorage.removeItem(KEPT_PRESS_KEY);
  return path === location.pathname && Date.now() - (at ?? 0) < GIVE_UP_MS ? (place ?? -1) : -1;
}

function buttonsOf(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(`${MACHINE} button`)];
}

/**
 * Finds the button of that place: at once where the App took over what was drawn, later where it draws anew, because
 * something it was drawn from did not come. `undefined`: it did not come in time.
 */
function whenThere(root: HTMLElement, place: number, act: (there: HTMLElement | undefined) => void): void {
  const now = buttonsOf(root)[place];
  if (now) {
    act(now);
    return;
  }
  const end = (there: HTMLElement | undefined) => {
    observer.disconnect();
    clearTimeout(limit);
    setTimeout(() => act(there)); // when the App has run its effects
  };
  const observer = new MutationObserver(() => {
    const later = buttonsOf(root)[place];
    if (later) end(later);
  });
  observer.observe(root, { childList: true, subtree: true });
  const limit = setTimeout(() => end(undefined), GIVE_UP_MS);
}

/** The site host does not know the address that a visitor sees, with which every shared text ends. */
function completeLink(link: HTMLAnchorElement): void {
  if (!link.href.startsWith(WHATSAPP) || link.dataset.isWhole !== undefined) return;
  link.dataset.isWhole = '';
  link.href += encodeURIComponent(`${location.origin}${location.pathname}${location.search}`);
}

const WHATSAPP = whatsappLink('');
