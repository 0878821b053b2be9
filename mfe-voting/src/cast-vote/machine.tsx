import type { Press, PressCue } from '@demo-evm/shared/domain';
import { usePress } from '@demo-evm/shared/domain/react';
import {
  BallotUnit,
  ShareSection,
  soundCue,
  type BallotRow,
  type Shared,
  type Sounds,
} from '@demo-evm/shared/ui';
import { useCallback, type ReactNode } from 'react';
import { useDoneSound } from './done-sounds/use-done-sound';
import { VoteSlip, type Slip } from './vote-slip';
import type { Votes } from './votes';

interface MachineProps {
  readonly rows: readonly BallotRow[];
  readonly columns?: 'pictures' | 'votes';
  readonly isActive: (serial: number) => boolean;
  /** What to say when another row is pressed. */
  readonly refusal: string;
  readonly slipOf: (serial: number) => Slip;
  readonly votes: Votes;
  readonly shared: Shared;
  readonly sounds: Sounds;
  /** What stands above the machine. */
  readonly children: ReactNode;
}

/** Id of the element that the skip link leads to. */
export const MACHINE_ID = 'machine';

/** A machine that is pressed, seen, heard, confirmed and shared. Spec 4: Voting page; behaviour: A press. */
export function Machine({
  rows,
  columns,
  isActive,
  refusal,
  slipOf,
  votes,
  shared,
  sounds,
  children,
}: MachineProps) {
  const onCue = (cue: PressCue, state: Press) => {
    soundCue(sounds, cue);
    if (cue === 'vote' && state.phase === 'lit') votes.cast(state.serial);
  };
  const { state, send } = usePress({ isActive, onCue });
  useDoneSound(sounds, state.phase, votes.last.fate);
  const onPress = useCallback((serial: number) => send({ type: 'pressed', serial }), [send]);

  return (
    <>
      {children}
      <BallotUnit
        id={MACHINE_ID}
        rows={rows}
        {...(columns && { columns })}
        hasActiveRow={rows.some(({ serial }) => isActive(serial))}
        press={state}
        onPress={onPress}
        total={votes.total}
        constituency={votes.constituency}
        refusal={refusal}
      />
      <ShareSection shared={shared} />
      {state.phase === 'confirmed' && (
        <VoteSlip
          slip={slipOf(state.serial)}
          vote={votes.last}
          shared={shared}
          onClose={() => send({ type: 'closed' })}
        />
      )}
    </>
  );
}
