import { activeSerial, formatDigits, type OwnEvmDetails } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import type { ReactNode } from 'react';
import { formatMoment } from './last-updated';
import styles from './stat-cards.module.css';

/** The card shows this text for a machine without a valid serial number. Spec 2: Auth page. */
const NO_SERIAL = '000000';

interface StatCardsProps {
  readonly machine: OwnEvmDetails;
  /** The path of the machine's published page. */
  readonly path: string;
  /** The time of the last update; `null` when it is not known. */
  readonly updated: Date | null;
}

/** The four cards at the top of the dashboard: status, demo link, serial number and last update. Spec 2: Auth page. */
export function StatCards({ machine, path, updated }: StatCardsProps) {
  const { t, language } = useTexts();
  const serial = activeSerial(machine.evmsr);
  return (
    <dl className={styles.stats}>
      <Stat name={t('DASH_STATUS')}>
        <span className={styles.dot} aria-hidden="true" /> {t('DASH_ACTIVE')}
      </Stat>
      <Stat name={t('DASH_LINK')}>
        <a href={path} target="_blank" rel="noopener" aria-label={t('OPENS_TAB', { label: path })}>
          {path}
        </a>
      </Stat>
      <Stat name={t('DASH_SERIAL')}>{formatDigits(String(serial ?? NO_SERIAL), language)}</Stat>
      <Stat name={t('DASH_UPDATED')}>{updated ? formatMoment(updated, language) : t('DASH_NEVER')}</Stat>
    </dl>
  );
}

function Stat({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.stat}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
