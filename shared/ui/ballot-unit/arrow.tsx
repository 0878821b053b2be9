import styles from './arrow.module.css';

interface ArrowProps {
  /** The accessible name while the lamp is lit. It is `undefined` while the lamp is off. */
  readonly litName: string | undefined;
}

/** The arrow-shaped lamp beside a button. Its colours follow the `data-look` of its row. Spec 4: Voting page. */
export function Arrow({ litName }: ArrowProps) {
  const accessible = litName
    ? ({ role: 'img', 'aria-label': litName } as const)
    : ({ 'aria-hidden': true } as const);
  return (
    <svg viewBox="-2 -2 42 32" className={styles.arrow} data-lamp="" {...accessible}>
      <path d="M0 8h20V0l18 14-18 14v-8H0z" />
    </svg>
  );
}
