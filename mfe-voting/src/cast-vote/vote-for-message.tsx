import { votingDayOf, type VotingDays } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { Prompt } from '@demo-evm/shared/ui';
import type { Candidate } from './candidate';
import { votingDayLine } from './voting-day-line';

interface VoteForMessageProps {
  readonly candidate: Candidate;
  readonly mainTitle: string | null | undefined;
  readonly votingDays: VotingDays;
}

/** Says what to press and when the election is. Spec 2: Vote-for message. */
export function VoteForMessage({ candidate, mainTitle, votingDays }: VoteForMessageProps) {
  const { t, language } = useTexts();
  const day = votingDayOf(mainTitle, votingDays);
  return (
    <Prompt note={day ? votingDayLine(day, language, t) : t('VOTE_DATE_GENERIC')}>
      <VoteForSentence candidate={candidate} />
    </Prompt>
  );
}

/** A placeholder for the name in the translated sentence. No translation contains this character. */
const NAME_PLACEHOLDER = '\uFFFC';

/** Gives the name its own element, because its language and direction may differ from those of the sentence. */
function VoteForSentence({
  candidate: { serial, serialText, names, name },
}: {
  readonly candidate: Candidate;
}) {
  const { t } = useTexts();
  if (serial === null) return t('NO_ACTIVE_ROW');
  if (!names) return t('VOTE_FOR_SERIAL', { serial: serialText });
  const [before, after] = t('VOTE_FOR', { name: NAME_PLACEHOLDER, serial: serialText }).split(
    NAME_PLACEHOLDER,
  );
  return (
    <>
      {before}
      <bdi lang={names.first.lang}>{name}</bdi>
      {after}
    </>
  );
}
