import type { Press } from '@demo-evm/shared/domain';
import { openModal } from '../dialog/open-modal';
import { clearToast } from '../guidance/toast-region';
import type { EarlyMachine } from './early-machine';
import { fetchSlip, type DrawnSlip } from './fetch-slip';
import type { PageSlip, ShownVote } from './page-slip-contract';
import { reportShare } from './report-share';
import { workSlip } from './work-slip';

/**
 * Fetches the slip of this page and gives it to the machine that runs before the App. Does nothing if the App has ended
 * the handover. If the slip does not arrive, messages continue to replace it. docs/decisions/0039
 */
export async function offerPageSlip(): Promise<void> {
  // The script that made the handover has loaded this script, so both are of the same release.
  const handover = globalThis.demoEvmHandover;
  const machine = handover?.parts['machine'] as EarlyMachine | undefined;
  if (!handover || !machine) return;
  try {
    machine.offer(createPageSlip(machine, await fetchSlip(handover.folder)));
  } catch (error) {
    console.error('The slip is not shown before the App.', error); // a message replaces the slip
  }
}

interface OpenSlip {
  /** The state of the machine that the slip confirms. */
  readonly state: Press;
  readonly title: HTMLElement | null;
  readonly remove: () => void;
  hasSpoken: boolean;
}

function createPageSlip(
  { presser, sounds }: EarlyMachine,
  { dialog: drawn, copied, sound }: DrawnSlip,
): PageSlip {
  sounds.prepare(sound);
  let shown: OpenSlip | null = null;

  const open = (state: Press, row: ShownVote['row']) => {
    clearToast();
    const dialog = document.body.appendChild(drawn.cloneNode(true) as HTMLDialogElement);
    const title = dialog.querySelector<HTMLElement>('[data-fate]');
    const closeModal = openModal(dialog);
    title?.focus({ preventScroll: true });
    const remove = () => {
      shown = null;
      closeModal();
      dialog.remove();
      row?.querySelector('button')?.focus({ preventScroll: true }); // not every browser focuses a pressed button
    };
    workSlip(dialog, copied, {
      close() {
        remove();
        presser.send({ type: 'closed' });
      },
      share: () => reportShare(row),
    });
    shown = { state, title, remove, hasSpoken: false };
  };

  const say = (slip: OpenSlip, { fate, text }: ShownVote) => {
    const { title } = slip;
    if (title) {
      if (title.textContent !== text) title.textContent = text;
      title.dataset.fate = fate;
    }
    const body = title?.nextElementSibling;
    if (body instanceof HTMLElement) body.hidden = fate !== 'counted';
    if (fate !== 'counted' || slip.hasSpoken) return;
    slip.hasSpoken = true;
    sounds.say(sound);
  };

  return {
    follow(vote, mayOpen) {
      const state = presser.getState();
      const isCast = vote.fate === 'counted' || vote.fate === 'waiting';
      if (!isCast) shown?.remove();
      else if (!shown && mayOpen && state.phase === 'confirmed') open(state, vote.row);
      if (shown) say(shown, vote);
      return shown !== null;
    },
    confirms: (state) => shown !== null && state === shown.state,
  };
}
