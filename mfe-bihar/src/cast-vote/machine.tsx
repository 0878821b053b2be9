import type { OptionCounts } from '@demo-evm/shared/api';
import type { Reading, VoteFate } from '@demo-evm/shared/domain';
import { useTexts, type Texts } from '@demo-evm/shared/i18n';
import {
  BallotUnit,
  soundCue,
  usePress,
  type BallotRow,
  type Sounds,
  type Verdict,
} from '@demo-evm/shared/ui';
import { useMemo } from 'react';
import { optionAt, OPTIONS, ROW_COUNT } from './options';

interface MachineProps {
  readonly counts: Reading<OptionCounts>['value'];
  /** What is known about the last vote on this page, or `null` before the first vote. */
  readonly fate: VoteFate | null;
  readonly cast: (serial: number) => void;
  readonly sounds: Sounds;
}

const isActive = (serial: number) => optionAt(serial) !== undefined;

/** The machine: ten rows, of which four have a name and a count. A vote opens no confirmation. Behaviour: Bihar. */
export function Machine({ counts, fate, cast, sounds }: MachineProps) {
  const { t } = useTexts();
  const { state, pressRow } = usePress({
    isActive,
    end: 'ready',
    onCue(cue, pressed) {
      soundCue(sounds, cue);
      if (cue === 'vote' && pressed.phase === 'lit') cast(pressed.serial);
    },
  });
  const rows = useMemo(() => rowsOf(counts, t), [counts, t]);

  return (
    <BallotUnit
      rows={rows}
      columns="votes"
      press={state}
      onPress={pressRow}
      total={counts && OPTIONS.reduce((sum, { id }) => sum + (counts[id] ?? 0), 0)}
      disclaimer={t('BIHAR_DISCLAIMER')}
      refusal={t('BIHAR_WRONG_ROW')}
      verdict={(serial) => verdictOf(fate, nameAt(serial, t), t)}
    />
  );
}

function rowsOf(counts: MachineProps['counts'], t: Texts['t']): BallotRow[] {
  return Array.from({ length: ROW_COUNT }, (_, index) => {
    const serial = index + 1;
    const option = optionAt(serial);
    if (!option) return { serial };
    const votes = counts ? (counts[option.id] ?? 0) : null;
    return { serial, names: { first: { text: t(option.name) } }, votes };
  });
}

/**
 * Returns the message about the last vote, or `null` when there was no vote. Also returns `null` while the vote waits,
 * because the note above the machine already says that the vote waits.
 */
function verdictOf(fate: VoteFate | null, name: string, t: Texts['t']): Verdict | null {
  switch (fate) {
    case 'counted':
      return { kind: 'recorded', text: t('BIHAR_VOTED', { name }) };
    case 'refused':
      return { kind: 'refused', text: t('BIHAR_NOT_COUNTED', { name }) };
    case 'unknown':
      return { kind: 'refused', text: t('VOTE_UNKNOWN') };
    case 'waiting':
    case null:
      return null;
    default:
      return fate satisfies never;
  }
}

function nameAt(serial: number, t: Texts['t']): string {
  const option = optionAt(serial);
  return option ? t(option.name) : '';
}
