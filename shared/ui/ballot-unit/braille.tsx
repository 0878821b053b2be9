import styles from './braille.module.css';
import { brailleDots } from './braille-dots';

/**
 * The number of a row in braille. In wide windows it is beside the row's button, as on a real ballot unit. Screen
 * readers do not read it.
 */
export function Braille({ serial }: { readonly serial: number }) {
  return (
    <svg viewBox="0 0 28 18" className={styles.braille} aria-hidden="true">
      <path d={brailleDots(serial)} />
    </svg>
  );
}
