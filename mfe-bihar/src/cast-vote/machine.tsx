import type { VoteFate } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { BallotUnit, soundCue, useDoneSound, usePress, type Sounds } from '@demo-evm/shared/ui';
import { useMemo } from 'react';
import { ballotRows, type Counts } from './ballot-rows';
import { optionAt, OPTIONS } from './options';
import './slip.module.css';
import { verdictOf } from './verdict';

interface MachineProps {
  readonly counts: Counts;
  /** What is known about the last vote on this page, or `null` before the first vote. */
  readonly fate: VoteFate | null;
  readonly cast: (serial: number) => void;
  readonly sounds: Sounds;
}

const isActive = (serial: number) => optionAt(serial) !== undefined;

/**
 * The machine: ten rows, of which four have a name, a count and a share. A vote opens no confirmation: a paper slip and
 * a voice say that it is recorded. Behaviour: Bihar.
 */
export function Machine({ counts, fate, cast, sounds }: MachineProps) {
  const { t, language } = useTexts();
  const { state, pressRow } = usePress({
    isActive,
    end: 'ready',
    onCue(cue, pressed) {
      if (cue === 'vote' && pressed.phase === 'lit') cast(pressed.serial);
      soundCue(sounds, cue); // after the vote, because the first sound opens the audio device
    },
  });
  const isLit = state.phase === 'lit';
  useDoneSound(sounds, { isLit, isDone: !isLit && fate === 'counted' });
  const rows = useMemo(() => ballotRows(counts, { t, language }), [counts, t, language]);

  return (
    <BallotUnit
      rows={rows}
      columns="votes"
      press={state}
      onPress={pressRow}
      total={counts && OPTIONS.reduce((sum, { id }) => sum + (counts[id] ?? 0), 0)}
      disclaimer={t('BIHAR_DISCLAIMER')}
      refusal={t('BIHAR_WRONG_ROW')}
      slipStamp={t('BIHAR_STAMP')}
      verdict={(serial) => {
        const option = optionAt(serial);
        return option ? verdictOf(fate, t(option.name), t) : null;
      }}
    />
  );
}
