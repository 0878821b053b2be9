import { findGuide } from './find-guide';
import styles from './toast.module.css';

const REGION_ID = 'toast';

/**
 * @returns The element that contains the messages. The first call creates it. Make this call before the first message,
 *   because screen readers announce only changes in an element that already exists. The element is outside the App's
 *   element, because hydration expects no such element inside. docs/decisions/0018
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

/** Removes the message, which then no longer covers the guide. */
export function clearToast(): void {
  toastRegion().textContent = '';
  findGuide()?.removeAttribute('data-covered');
}
