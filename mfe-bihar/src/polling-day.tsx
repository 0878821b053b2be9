import { useTexts } from '@demo-evm/shared/i18n';
import styles from './polling-day.module.css';

/**
 * The day of the election, which has passed. The line says so first, so that nobody takes it for an invitation.
 * Spec 9: Bihar date.
 */
export function PollingDay() {
  const { t } = useTexts();
  return (
    <>
      <b className={styles.past}>{t('BIHAR_PAST')}</b> <time dateTime="2025-10-01">{t('BIHAR_DATE')}</time>
    </>
  );
}
