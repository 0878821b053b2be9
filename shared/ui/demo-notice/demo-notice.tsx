import { useTexts } from '@demo-evm/shared/i18n';
import type { ReactNode } from 'react';
import styles from './demo-notice.module.css';

interface DemoNoticeProps {
  /** A further sentence about this machine. */
  readonly children?: ReactNode;
}

/** The notice that this is not a real vote. Election law demands it. Behaviour: The machine a visitor sees. */
export function DemoNotice({ children }: DemoNoticeProps) {
  const { t } = useTexts();
  return (
    <p className={styles.notice}>
      <span aria-hidden="true">⚠</span>
      <span>
        {t('DEMO_NOTICE')} {children}
      </span>
    </p>
  );
}
