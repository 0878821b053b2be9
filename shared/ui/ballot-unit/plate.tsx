import type { CountReading } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import styles from './plate.module.css';
import { VoteCount } from './vote-count';

/**
 * The machine is `starting` while it loads, and `unset` if no row can be voted for. It is `busy` from a vote
 * until it can be used again.
 */
export type MachineState = 'ready' | 'busy' | 'unset' | 'starting';

const STATE_KEYS = { ready: 'READY', busy: 'BUSY', unset: 'NOT_SET_UP', starting: 'STARTING' } as const;

interface PlateProps {
  readonly state: MachineState;
  readonly total: CountReading['value'];
}

/**
 * The upper end of the machine: a lamp, the machine's state and the number of votes. It stays visible while any part of
 * the machine is visible.
 */
export function Plate({ state, total }: PlateProps) {
  const { t } = useTexts();
  return (
    <div className={styles.plate}>
      <span className={styles.state}>
        <i className={styles.led} aria-hidden="true" />
        {/* A press before hydration may have changed this word. React must not report this change. */}
        <span className={styles.word} data-longest={t('BUSY')} suppressHydrationWarning>
          {t(STATE_KEYS[state])}
        </span>
      </span>
      <VoteCount count={total} label={t('TOTAL_VOTES')} spoken={(count) => t('A11Y_TOTAL', { count })} />
    </div>
  );
}
