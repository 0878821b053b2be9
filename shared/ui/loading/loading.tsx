import styles from './loading.module.css';
import { useLoadingText } from './use-loading-text';

/** An amber lamp, as on a machine that starts, with the text of `useLoadingText`. */
export function Loading() {
  return (
    <p className={styles.loading} role="status">
      <i className={styles.lamp} aria-hidden="true" />
      {useLoadingText()}
    </p>
  );
}
