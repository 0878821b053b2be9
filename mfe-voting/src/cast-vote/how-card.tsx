import { votingDayOf, type VotingDays } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { Prompt } from '@demo-evm/shared/ui';
import type { ReactNode } from 'react';
import type { Candidate } from './candidate';
import { votingDayLine } from './voting-day-line';
import { Pictures } from './how-pictures';
import { VoteForSentence } from './vote-for-sentence';

interface HowCardProps {
  readonly candidate: Candidate;
  readonly mainTitle: string | null | undefined;
  readonly votingDays: VotingDays;
  /** The line about the network and about votes that wait or are not counted. */
  readonly status?: ReactNode;
}

/** Says what to press, or says that no row is active. Also says when the election is. Spec 2: Vote-for message. */
export function HowCard({ candidate, mainTitle, votingDays, status }: HowCardProps) {
  const { t, language } = useTexts();
  const day = votingDayOf(mainTitle, votingDays);
  return (
    <Prompt
      pictures={<Pictures candidate={candidate} />}
      note={day ? votingDayLine(day, language, t) : t('VOTE_DATE_GENERIC')}
      status={status}
    >
      <VoteForSentence candidate={candidate} />
    </Prompt>
  );
}
