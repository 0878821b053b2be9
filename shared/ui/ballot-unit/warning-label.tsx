import { useTexts } from '@demo-evm/shared/i18n';
import styles from './warning-label.module.css';

interface WarningLabelProps {
  /** An extra sentence about this machine. In a narrow window it has a line of its own. */
  readonly children?: string | undefined;
}

/** The yellow label that says that this is not a real vote. Behaviour: The machine a visitor sees. */
export function WarningLabel({ children }: WarningLabelProps) {
  const { t } = useTexts();
  return (
    <p className={styles.label}>
      <b>{t('DEMO_NOTICE')}</b> {children && <span>{children}</span>}
    </p>
  );
}
