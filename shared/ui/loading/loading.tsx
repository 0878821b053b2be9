import { useTexts } from '@demo-evm/shared/i18n';
import { useEffect, useState } from 'react';
import { SLOW_NETWORK_NOTICE_MS } from '../network/slow-network-notice';
import styles from './loading.module.css';

/** A spinner with the text LOADING. After a while the text says that the network is slow. Spec 2: Voting page. */
export function Loading() {
  const { t } = useTexts();
  const [isSlow, setIsSlow] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_NETWORK_NOTICE_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <p className={styles.loading} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      {isSlow ? t('NET_SLOW') : t('LOADING')}
    </p>
  );
}
