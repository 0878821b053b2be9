import { useTexts } from '@demo-evm/shared/i18n';
import { useEffect, useState } from 'react';
import { SLOW_NETWORK_NOTICE_MS } from '../network/slow-network-notice';

/** @returns The text LOADING; after `SLOW_NETWORK_NOTICE_MS` the text that the network is slow. Spec 2: Voting page. */
export function useLoadingText(): string {
  const { t } = useTexts();
  const [isSlow, setIsSlow] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_NETWORK_NOTICE_MS);
    return () => clearTimeout(timer);
  }, []);

  return isSlow ? t('NET_SLOW') : t('LOADING');
}
