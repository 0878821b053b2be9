import { useTexts } from '@demo-evm/shared/i18n';
import { useEffect, useState } from 'react';
import styles from './loading.module.css';

/** After this the wait is explained. */
const SLOW_MS = 5_000;

/** A spinner with the translated text LOADING, and after a while that the network is slow. Spec 2: Voting page. */
export function Loading() {
  const { t } = useTexts();
  const [isSlow, setIsSlow] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <p className={styles.loading} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      {isSlow ? t('NET_SLOW') : t('LOADING')}
    </p>
  );
}
