import styles from './loading.module.css';
import { useLoadingText } from './use-loading-text';

/** The amber lamp of a machine that starts, with the text LOADING: for pages that do not begin with a machine. */
export function Loading() {
  return (
    <p className={styles.loading} role="status">
      <i className={styles.lamp} aria-hidden="true" />
      {useLoadingText()}
    </p>
  );
}
