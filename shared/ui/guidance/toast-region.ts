import { findGuide } from './find-guide';
import styles from './toast.module.css';

const REGION_ID = 'toast';

/**
 * @returns the element of the messages, which screen readers announce. It must exist before the first message, and it
 *   stands outside the App's element, because hydration would not expect its content there. docs/decisions/0018
 */
export function toastRegion(): HTMLElement {
  const known = document.getElementById(REGION_ID);
  if (known) return known;
  const region = document.body.appendChild(document.createElement('p'));
  region.id = REGION_ID;
  region.className = styles.region ?? '';
  region.setAttribute('role', 'status');
  return region;
}

/** Removes the message, and shows the guide again. */
export function clearToast(): void {
  toastRegion().textContent = '';
  findGuide()?.removeAttribute('data-covered');
}
