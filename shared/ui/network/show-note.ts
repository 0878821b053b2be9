import { classes } from '../classes';
import styles from './network-note.module.css';

/**
 * Shows a text in the line about the network, or empties the line. Does nothing if the line shows this text
 * already. The script before hydration (shared/ui/pre-hydration) and the App both call this function.
 * @param isOffline True if the text gets the picture of a missing network.
 */
export function showNote(line: HTMLElement, text: string, isOffline: boolean): void {
  // Only the text is compared, because the App may have put a button beside it.
  if ((line.firstElementChild?.firstChild?.textContent ?? '') === text) return;
  line.textContent = '';
  if (text === '') return;
  // Each message is a new element. If the old element stayed, its text would move when the picture disappears.
  const note = document.createElement('span');
  note.className = classes(styles.note, isOffline && styles.offline);
  note.textContent = text;
  line.append(note);
}
