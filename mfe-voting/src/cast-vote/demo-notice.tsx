import { useTexts } from '@demo-evm/shared/i18n';
import styles from './demo-notice.module.css';

/** Election rules: nobody may take the machine for the real ballot. BEHAVIOUR: The machine a visitor sees. */
export function DemoNotice() {
  const { t } = useTexts();
  return (
    <p className={styles.notice}>
      <span aria-hidden="true">⚠</span> {t('DEMO_NOTICE')}
    </p>
  );
}
