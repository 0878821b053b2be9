import { SLOW_NETWORK_NOTICE_MS } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { useEffect, useState } from 'react';

/**
 * @returns The text of `LOADING`, or the text of `NET_SLOW` once the component has been shown for
 *   `SLOW_NETWORK_NOTICE_MS`. Spec 2: Voting page.
 */
export function useLoadingText(): string {
  const { t } = useTexts();
  const [isSlow, setIsSlow] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_NETWORK_NOTICE_MS);
    return () => clearTimeout(timer);
  }, []);

  return isSlow ? t('NET_SLOW') : t('LOADING');
}
