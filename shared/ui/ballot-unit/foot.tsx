import type { CountReading } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import styles from './foot.module.css';
import { VoteCount } from './vote-count';

interface FootProps {
  /** The number of votes in the constituency, on a machine that shows it. Behaviour: Constituency counter. */
  readonly constituency: CountReading | undefined;
}

/**
 * The lower end of the machine: the grille of its buzzer and, on some machines, the number of votes in the
 * constituency.
 */
export function Foot({ constituency }: FootProps) {
  const { t } = useTexts();
  return (
    <div className={styles.foot}>
      <i className={styles.grille} aria-hidden="true" />
      {constituency && (
        <VoteCount
          count={constituency.value}
          label={t('CONSTITUENCY_VOTES')}
          spoken={(count) => t('A11Y_CONSTITUENCY', { count })}
        />
      )}
    </div>
  );
}
