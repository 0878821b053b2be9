import { shownAddress } from '../share/shown-address';
import { STAMP_VIBRATION_MS } from '../sound/stamp-vibration';
import { pageUrl } from './complete-link';

interface SlipActions {
  readonly close: () => void;
  /** Called at each press that sends the link or copies it. */
  readonly share: () => void;
}

/**
 * Makes the buttons of a server-rendered slip work. When the link has been copied, the slip shows the icon and the
 * words of `copied`.
 */
export function workSlip(dialog: HTMLElement, copied: HTMLElement, { close, share }: SlipActions): void {
  dialog.oncancel = (event) => {
    event.preventDefault();
    close();
  };
  let pressedOn: EventTarget | null = null;
  dialog.onmousedown = ({ target }) => {
    pressedOn = target;
  };
  dialog.onclick = ({ target }) => {
    if (!(target instanceof Element)) return;
    const does = target.closest<HTMLElement>('[data-does]')?.dataset.does;
    const isOutside = target === dialog && pressedOn === dialog;
    if (isOutside || does === 'close') close();
    if (does === 'copy') void copyLink(dialog, copied);
    if (does === 'copy' || target.closest('a')) share();
  };
  dialog.onanimationstart = ({ target }) => {
    if (target instanceof HTMLElement && target.dataset.does === 'stamp') {
      // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- not every browser has `vibrate`
      navigator.vibrate?.(STAMP_VIBRATION_MS);
    }
  };
  const address = dialog.querySelector('[data-address]');
  if (address) address.textContent = shownAddress(pageUrl());
}

async function copyLink(dialog: HTMLElement, copied: HTMLElement): Promise<void> {
  const field = dialog.querySelector('input');
  try {
    await navigator.clipboard.writeText(pageUrl());
    const [icon] = copied.getElementsByTagName('svg');
    if (icon) dialog.querySelector('[data-does=copy] svg')?.replaceWith(icon.cloneNode(true));
    const status = dialog.querySelector('[role=status]');
    if (status) status.textContent = copied.textContent;
  } catch {
    if (!field) return;
    field.value = pageUrl();
    field.hidden = false;
    field.focus();
    field.select();
  }
}
