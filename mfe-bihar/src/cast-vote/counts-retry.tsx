import { useTexts } from '@demo-evm/shared/i18n';
import { BALLOT_UNIT_ID } from '@demo-evm/shared/ui';
import { useLayoutEffect, useRef } from 'react';
import styles from './counts-retry.module.css';

/**
 * The button that reads the counts again. It disappears together with the message about the counts, usually
 * because the counts have been read. If the button has the focus at that time, the machine gets the focus.
 */
export function CountsRetry({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTexts();
  const button = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    const { current } = button;
    return () => {
      if (current === document.activeElement)
        document.getElementById(BALLOT_UNIT_ID)?.focus({ preventScroll: true });
    };
  }, []);

  return (
    <button ref={button} type="button" className={styles.retry} onClick={onRetry}>
      {t('RETRY')}
    </button>
  );
}
