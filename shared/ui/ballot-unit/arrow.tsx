import { classes } from '../classes';
import styles from './arrow.module.css';

interface ArrowProps {
  /** `lit`: the row got a vote. `refused`: the lamp flashes, because the row does nothing. Spec 4: Voting page. */
  readonly look: 'off' | 'lit' | 'refused';
  /** The accessible name. Screen readers read it while the lamp is lit. */
  readonly name: string;
  /** Is the lamp larger on phones? It is in the candidate's row. */
  readonly isLarge: boolean;
}

/** The arrow-shaped lamp beside a button. */
export function Arrow({ look, name, isLarge }: ArrowProps) {
  const accessible =
    look === 'lit' ? ({ role: 'img', 'aria-label': name } as const) : { 'aria-hidden': true };
  return (
    <svg
      viewBox="-2 -2 48 28"
      className={classes(styles.arrow, isLarge && styles.large)}
      data-look={look === 'off' ? undefined : look}
      {...accessible}
    >
      <path d="M0 8h26V0l18 12-18 12v-8H0z" />
    </svg>
  );
}
