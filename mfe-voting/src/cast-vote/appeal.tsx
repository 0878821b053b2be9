import { votingDayOf, type VotingDays } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import styles from './appeal.module.css';
import type { Candidate } from './candidate';
import { votingDayLine } from './voting-day-line';

interface AppealProps {
  readonly candidate: Candidate;
  readonly mainTitle: string | null | undefined;
  readonly votingDays: VotingDays;
}

/** What to press, and when the election is. SPEC 2: vote-for message, voting date line. */
export function Appeal({ candidate, mainTitle, votingDays }: AppealProps) {
  const { t, language } = useTexts();
  const { serial, serialText, name } = candidate;
  const day = votingDayOf(mainTitle, votingDays);
  return (
    <p className={styles.appeal}>
      <b className={styles.line} dir="auto">
        {serial === null
          ? t('NO_ACTIVE_ROW')
          : name
            ? t('VOTE_FOR', { name, serial: serialText })
            : t('VOTE_FOR_SERIAL', { serial: serialText })}
      </b>{' '}
      <span>{day ? votingDayLine(day, language, t) : t('VOTE_DATE_GENERIC')}</span>
    </p>
  );
}
