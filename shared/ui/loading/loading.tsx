import { useTexts } from '@demo-evm/shared/i18n';
import styles from './loading.module.css';

/** A spinner with the translated text LOADING. SPEC 2: Voting page. */
export function Loading() {
  const { t } = useTexts();
  return (
    <p className={styles.loading} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      {t('LOADING')}
    </p>
  );
}
