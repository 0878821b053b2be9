import type { OptionCounts } from '@demo-evm/shared/api';
import { formatPercent, sharesOf, type Reading } from '@demo-evm/shared/domain';
import type { Texts } from '@demo-evm/shared/i18n';
import { sentencesOf, type BallotRow } from '@demo-evm/shared/ui';
import { optionAt, OPTIONS, ROW_COUNT, targetOf } from './options';
import { verdictOf } from './verdict';

/**
 * The counts of the options. They are `undefined` until the first reading has ended, and `null` when all
 * readings so far have failed.
 */
export type Counts = Reading<OptionCounts>['value'];

/** The rows of the machine: four options with their counts and shares, then blank rows. Spec 2: Bihar page. */
export function ballotRows(counts: Counts, { t, language }: Pick<Texts, 't' | 'language'>): BallotRow[] {
  const shares = counts ? sharesOf(OPTIONS.map(({ id }) => counts[id] ?? 0)) : [];
  return Array.from({ length: ROW_COUNT }, (_, index) => {
    const serial = index + 1;
    const option = optionAt(serial);
    if (!option) return { serial };
    const name = t(option.name);
    const share = shares[index];
    return {
      serial,
      names: { first: { text: name } },
      votes: counts ? (counts[option.id] ?? 0) : null,
      share: share === undefined ? undefined : formatPercent(share, language),
      early: {
        targets: [targetOf(option)],
        sentences: sentencesOf((fate) => verdictOf(fate, name, t)?.text ?? t('VOTE_WAITING')),
      },
    };
  });
}
