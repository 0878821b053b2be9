import { completeWhatsappLinks } from './complete-link';

/** The slip that the server has rendered. */
export interface DrawnSlip {
  /** The closed dialog. It is not in the page; each opening shows a copy of it. */
  readonly dialog: HTMLDialogElement;
  /** The URL of the recording for a vote that is counted. */
  readonly sound: string;
  /** The icon and the words that the slip shows after the link was copied. */
  readonly copied: HTMLElement;
}

/**
 * Fetches the slip of this page and its style sheet, and adds the style sheet to the page. Rejects when one of the two
 * cannot be loaded.
 * @param folder The path of the release that has rendered the page. The slip must be of the same release.
 */
export async function fetchSlip(folder: string): Promise<DrawnSlip> {
  const query = new URLSearchParams({ slip: folder, language: document.documentElement.lang });
  const answer = await fetch(`${location.pathname}?${query.toString()}`);
  if (!answer.ok) throw new Error(`The slip was answered with ${String(answer.status)}.`);
  const holder = document.createElement('template');
  holder.innerHTML = trustSlip(await answer.text());
  const find = (selector: string): HTMLElement => {
    const found = holder.content.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`The slip has no ${selector}.`);
    return found;
  };
  const slip = {
    dialog: find('dialog') as HTMLDialogElement,
    sound: new URL(find('[data-sound]').dataset.sound ?? '', new URL(folder, location.href)).href,
    copied: find('[data-copied]'),
  };
  for (const element of holder.content.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? ''; // the content security policy refuses a style attribute
    element.removeAttribute('data-style');
  }
  completeWhatsappLinks(slip.dialog);
  await addStyles(find('link') as HTMLLinkElement);
  return slip;
}

/**
 * Has the browser parse the server's answer as HTML, although the page's default policy refuses all HTML. A page can make
 * this policy only once, and fetches only one slip. docs/decisions/0068
 */
function trustSlip(html: string): string {
  const { trustedTypes } = globalThis;
  if (!trustedTypes) return html;
  return trustedTypes.createPolicy('slip', { createHTML: (text) => text }).createHTML(html);
}

/**
 * Adds a style sheet to the page. While the sheet loads, `data-href` hides the sheet's address from the App's loader
 * of styles (mini-css-extract-plugin). Otherwise the loader would believe that the sheet is already loaded.
 */
function addStyles(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    link.dataset.href = 'loading';
    link.onload = () => {
      delete link.dataset.href;
      resolve();
    };
    link.onerror = () => reject(new Error('The styles of the slip did not arrive.'));
    document.head.append(link);
  });
}
