import { activeSerial, formatDigits, formatMoment, type OwnEvmDetails } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { Button } from '@demo-evm/shared/ui';
import type { ReactNode } from 'react';
import styles from './stat-cards.module.css';

/** The text in place of a serial number that is missing or not valid. Spec 2: Auth page. */
const NO_SERIAL = '000000';

interface StatCardsProps {
  readonly machine: OwnEvmDetails;
  /** The path of the machine's published page. */
  readonly path: string;
  /** The time of the last update; `null` when it is not known. */
  readonly updated: Date | null;
  readonly onChangeLink: () => void;
  /** Asks before a pause. */
  readonly onPause: () => void;
  readonly onGoLive: () => void;
  readonly onShowVersions: () => void;
}

/**
 * The four facts of the machine in one strip: status, demo link with the button that changes it, serial number and last
 * update. The button for the pause is shown if the server supports pauses. The button for earlier versions is
 * shown if there are any. Spec 2: Auth page; behaviour: Pause; behaviour: Earlier versions.
 */
export function StatCards(props: StatCardsProps) {
  const { machine, path, updated, onChangeLink, onPause, onGoLive, onShowVersions } = props;
  const { t, language } = useTexts();
  const serial = activeSerial(machine.evmsr);
  const isPaused = Boolean(machine.paused_at);
  return (
    <dl className={styles.stats}>
      <Stat name={t('DASH_STATUS')}>
        <span className={styles.link}>
          <span>
            <span className={styles.dot} data-paused={isPaused} aria-hidden="true" />{' '}
            {t(isPaused ? 'DASH_PAUSED' : 'DASH_ACTIVE')}
          </span>
          {machine.paused_at !== undefined && (
            <Button onClick={isPaused ? onGoLive : onPause}>{t(isPaused ? 'PAUSE_END' : 'PAUSE')}</Button>
          )}
        </span>
      </Stat>
      <Stat name={t('DASH_LINK')}>
        <span className={styles.link}>
          <a href={path} target="_blank" rel="noopener" aria-label={t('OPENS_TAB', { label: path })}>
            {path}
          </a>
          <Button onClick={onChangeLink}>{t('DASH_CHANGE_LINK')}</Button>
        </span>
      </Stat>
      <Stat name={t('DASH_SERIAL')}>{formatDigits(String(serial ?? NO_SERIAL), language)}</Stat>
      <Stat name={t('DASH_UPDATED')}>
        <span className={styles.link}>
          {updated ? formatMoment(updated, language) : t('DASH_NEVER')}
          {Boolean(machine.version_count) && <Button onClick={onShowVersions}>{t('VERSIONS_TITLE')}</Button>}
        </span>
      </Stat>
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
