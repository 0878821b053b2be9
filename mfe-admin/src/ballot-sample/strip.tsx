import styles from './ballot-sample.module.css';

/** The dark strip of a row with its lamp and the picture of its button. Nothing can be pressed here. */
export function Strip({ word }: { readonly word?: string }) {
  return (
    <span className={styles.strip} aria-hidden="true">
      <svg viewBox="-2 -2 42 32" className={styles.lamp}>
        <path d="M0 8h20V0l18 14-18 14v-8H0z" />
      </svg>
      <i className={styles.button}>{word}</i>
    </span>
  );
}
