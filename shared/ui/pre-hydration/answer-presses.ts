import { browserStorage } from '@demo-evm/shared/device';
import { HIGHLIGHT_MS, whatsappLink } from '@demo-evm/shared/domain';
import { findGuide } from '../guidance/find-guide';
import { runGuide } from '../guidance/run-guide';
import { showToast } from '../guidance/toast';
import { toastRegion } from '../guidance/toast-region';
import { soundCue } from '../sound/sound-cue';
import { createSounds } from '../sound/sounds';
import { takeKeptPress } from './kept-press';
import { MACHINE_SELECTOR, machineButtons } from './machine-buttons';
import { waitWithVote } from './wait-with-vote';

/**
 * Answers presses on a server-rendered page until the App has hydrated the page. If a row can be voted for, its press
 * makes the machine busy and waits, because only the App can count the vote. The press of any other row shows a message
 * at once. A press of another button waits too, and so does a choice in a selector. After a press for a vote, all later
 * presses and choices are ignored. This code changes only things that hydration does not change: attributes, the text of
 * the machine's state, and an element outside of `root`.
 * Behaviour: A press. docs/decisions/0018
 * @returns A function to call after hydration. It stops the listeners and returns a second function, which replays the
 *   presses and choices that waited.
 */
export function answerPressesBeforeHydration(root: HTMLElement): () => () => void {
  const sounds = createSounds(browserStorage);
  const replays: (() => void)[] = [];
  let lastPressed: Element | null = null;
  let isBusy = false;

  const refuse = (pressed: Element, refusal: string | undefined) => {
    const tr = pressed.closest('tr');
    showToast({ kind: 'refused', text: refusal ?? '', rowId: tr?.id });
    tr?.setAttribute('data-look', 'refused');
    setTimeout(() => tr?.removeAttribute('data-look'), HIGHLIGHT_MS);
    soundCue(sounds, 'refusal');
  };

  const press = ({ target }: Event) => {
    if (!(target instanceof Element) || isBusy) return;
    if (target instanceof HTMLAnchorElement) completeWhatsappLink(target);
    const pressed = target.closest('button');
    if (!pressed) return;
    lastPressed = pressed;
    const machine = pressed.closest<HTMLElement>(MACHINE_SELECTOR);
    if (!machine) replays.push(() => pressed.click());
    else if (isForVote(pressed.closest('tr'))) {
      isBusy = true;
      replays.push(waitWithVote({ root, machine, pressed }));
    } else refuse(pressed, machine.dataset.refusal);
  };

  const choose = ({ target }: Event) => {
    if (!(target instanceof HTMLSelectElement) || isBusy) return;
    const { value } = target;
    replays.push(() => {
      target.value = value; // hydration has undone the choice
      target.dispatchEvent(new Event('change', { bubbles: true }));
    });
  };

  toastRegion();
  const guide = findGuide();
  if (guide) runGuide(guide);
  root.addEventListener('click', press);
  root.addEventListener('change', choose);
  machineButtons(root)[takeKeptPress()]?.click(); // repeats a press that waited when the page was reloaded

  return () => {
    root.removeEventListener('click', press);
    root.removeEventListener('change', choose);
    return () => {
      // ends the pulse of the candidate button (ballot-unit/use-attention.ts)
      lastPressed?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
      for (const replay of replays) replay();
    };
  };
}

/** Can the row be voted for? In a server-rendered page, any other row has the attribute `data-blank`. */
function isForVote(tr: HTMLElement | null): boolean {
  return tr?.dataset.blank === undefined;
}

/** Adds the page's address to the text of a WhatsApp link, because the site host does not render this address. */
function completeWhatsappLink(link: HTMLAnchorElement): void {
  if (!link.href.startsWith(WHATSAPP_URL) || link.dataset.isWhole !== undefined) return;
  link.dataset.isWhole = '';
  link.href += encodeURIComponent(`${location.origin}${location.pathname}${location.search}`);
}

const WHATSAPP_URL = whatsappLink('');
