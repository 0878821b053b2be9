import { later } from './later';
import { tell } from './tell';
import { isWatchOver } from './watch';
import words from './words.json';

type Texts = Readonly<Partial<Record<string, typeof words.mr>>>;

const BODY_CHECK_MS = 500;

let panel: HTMLElement | undefined;

/** Shows what went wrong and a button to retry, above whatever the page shows, in the language of the page. */
export function showPanel(): void {
  if (panel || isWatchOver()) return;
  if (!(document.body as HTMLElement | null)) {
    later(BODY_CHECK_MS, showPanel);
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
  document.body.insertBefore(panel, document.body.firstChild);
  page.setAttribute('data-late', '');
  dispatchEvent(new Event('demo-evm-late')); // the pre-hydration press handler no longer asks the visitor to wait
}

/** Removes the panel and the mark that hides the skeleton's spinner. */
export function hidePanel(): void {
  document.documentElement.removeAttribute('data-late');
  panel?.remove();
  panel = undefined;
}

/** Shows what the page says without JavaScript: the server-rendered page without its buttons, and what to do. */
export function showTooOld(): void {
  const noscript = document.querySelector('noscript[data-too-old]');
  if (!noscript) return;
  const holder = document.createElement('div');
  holder.innerHTML = noscript.textContent;
  document.body.insertBefore(holder, noscript);
}
