import { useTexts, type Texts } from '@demo-evm/shared/i18n';
import type { Candidate } from './candidate';

/** A placeholder for the name in the translated sentence. The character occurs in no translation. */
const NAME_PLACEHOLDER = '\uFFFC';

/**
 * @returns The sentence that says which button to press, with `name` if the candidate has names. Without a serial, the
 *   sentence says that no row is active.
 */
export function voteForSentence(
  { serial, serialText, names }: Candidate,
  t: Texts['t'],
  name: string,
): string {
  if (serial === null) return t('NO_ACTIVE_ROW');
  return names ? t('VOTE_FOR', { name, serial: serialText }) : t('VOTE_FOR_SERIAL', { serial: serialText });
}

/**
 * Says which button to press, or that no row is active. The name is in a separate element, because its language and
 * direction may differ from those of the sentence.
 */
export function VoteForSentence({ candidate }: { readonly candidate: Candidate }) {
  const { t } = useTexts();
  const [before, after] = voteForSentence(candidate, t, NAME_PLACEHOLDER).split(NAME_PLACEHOLDER);
  if (after === undefined) return before;
  return (
    <>
      {before}
      <bdi lang={candidate.names?.first.lang}>{candidate.name}</bdi>
      {after}
    </>
  );
}
