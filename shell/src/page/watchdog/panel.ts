import { doesMachineWork } from './does-machine-work';
import { later } from './later';
import { tell } from './tell';
import { trustHtml } from './trust-own-scripts';
import { isWatchOver } from './watch';
import words from './words.json';

type Texts = Readonly<Partial<Record<string, typeof words.mr>>>;

const BODY_CHECK_INTERVAL_MS = 500;

let panel: HTMLElement | undefined;

/**
 * Shows a panel in the language of the page, which says that loading takes too long. It has a button to retry. The panel
 * is at the top of the page, but below a machine that works: the machine must not move while a visitor presses it.
 */
export function showPanel(): void {
  if (panel || isWatchOver()) return;
  if (!(document.body as HTMLElement | null)) {
    later(BODY_CHECK_INTERVAL_MS, showPanel);
    return;
  }
  const page = document.documentElement;
  const { late, retry } = (words as Texts)[page.lang] ?? words.mr;
  panel = document.createElement('div');
  panel.className = 'late';
  panel.setAttribute('role', 'alert');
  const sentence = document.createElement('p');
  sentence.textContent = late;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = retry;
  button.onclick = () => {
    tell('retry');
    location.reload();
  };
  panel.appendChild(sentence);
  panel.appendChild(button);
  document.body.insertBefore(panel, doesMachineWork() ? null : document.body.firstChild);
  page.setAttribute('data-late', '');
}

/**
 * Removes the panel and the attribute `data-late`. While the attribute is set, the skeleton's lamp does not blink
 * (skeleton.css).
 */
export function hidePanel(): void {
  document.documentElement.removeAttribute('data-late');
  panel?.remove();
  panel = undefined;
}

/**
 * Shows the content of the page's `<noscript>`: a note that this browser is too old, and styles that show the
 * server-rendered HTML without its buttons. The note gets the address of the page, so that the visitor can open the
 * page on another phone.
 */
export function showTooOld(): void {
  const noscript = document.querySelector('noscript[data-too-old]');
  if (!noscript) return;
  const holder = document.createElement('div');
  holder.innerHTML = trustHtml(noscript.textContent);
  document.body.insertBefore(holder, document.body.firstChild);
  const address = holder.querySelector('.old-address');
  if (address) address.textContent = location.host + location.pathname;
}
