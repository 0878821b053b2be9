import { classes } from '../classes';
import styles from './arrow.module.css';

interface ArrowProps {
  /** `lit`: the vote's lamp; `refused`: flashes, for a row that does nothing. Spec 4: Voting page. */
  readonly look: 'off' | 'lit' | 'refused';
  /** What a screen reader says while it is lit. */
  readonly name: string;
  /** The candidate's row has a larger one on phones. */
  readonly isLarge: boolean;
}

/** The arrow-shaped lamp beside a button. */
export function Arrow({ look, name, isLarge }: ArrowProps) {
  const accessible =
    look === 'lit' ? ({ role: 'img', 'aria-label': name } as const) : { 'aria-hidden': true };
  return (
    <svg
      viewBox="-2 -2 48 28"
      className={classes(styles.arrow, styles[look], isLarge && styles.large)}
      {...accessible}
    >
      <path d="M0 8h26V0l18 12-18 12v-8H0z" />
    </svg>
  );
}
