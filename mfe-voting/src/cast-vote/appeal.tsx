import { votingDayOf, type VotingDays } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { Prompt } from '@demo-evm/shared/ui';
import type { Candidate } from './candidate';
import { votingDayLine } from './voting-day-line';

interface AppealProps {
  readonly candidate: Candidate;
  readonly mainTitle: string | null | undefined;
  readonly votingDays: VotingDays;
}

/** What to press, and when the election is. Spec 2: Vote-for message. */
export function Appeal({ candidate, mainTitle, votingDays }: AppealProps) {
  const { t, language } = useTexts();
  const day = votingDayOf(mainTitle, votingDays);
  return (
    <Prompt note={day ? votingDayLine(day, language, t) : t('VOTE_DATE_GENERIC')}>
      <VoteFor candidate={candidate} />
    </Prompt>
  );
}

/** Stands for the name while the sentence is put together; no text has it. */
const NAME = '\uFFFC';

/** The name is an element of its own inside the sentence: in its own language and its own direction. */
function VoteFor({ candidate: { serial, serialText, names, name } }: { readonly candidate: Candidate }) {
  const { t } = useTexts();
  if (serial === null) return t('NO_ACTIVE_ROW');
  if (!names) return t('VOTE_FOR_SERIAL', { serial: serialText });
  const [before, after] = t('VOTE_FOR', { name: NAME, serial: serialText }).split(NAME);
  return (
    <>
      {before}
      <bdi lang={names.first.lang}>{name}</bdi>
      {after}
    </>
  );
}
