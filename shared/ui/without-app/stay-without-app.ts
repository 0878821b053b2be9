import type { PageData } from '@demo-evm/shared/contract';
import { addOldStyles } from './old-styles';

/**
 * Selects what may need the App: buttons, the menu, the QR code, and the count. The buttons in the machine's rows
 * work without the App.
 */
const NEEDS_APP = 'button, details, figure, output';

/**
 * Prepares a server-rendered page that stays without the App: hides what would not work, lets the visitor choose the
 * language, and adds styles for older engines. docs/decisions/0045
 */
export function stayWithoutApp(root: HTMLElement, { early }: PageData): void {
  delete root.dataset.slip; // the slip does not support these browsers, so a message says the fate of a vote
  // The App is not late, because it never comes.
  for (const note of Array.from(root.querySelectorAll<HTMLElement>('[data-slow]'))) note.dataset.slow = '';
  for (const element of Array.from(root.querySelectorAll<HTMLElement>(NEEDS_APP))) {
    if (element.tagName === 'OUTPUT') hide(element.parentElement);
    else if (!element.closest('tr')) hide(element);
  }
  // The site host renders an address such as /demo/mr in the address's language, whatever the visitor chooses.
  if (early?.isSetByAddress) Array.from(root.querySelectorAll('select')).forEach(hide);
  addOldStyles();
}

function hide(element: HTMLElement | null): void {
  if (element) element.style.display = 'none';
}
