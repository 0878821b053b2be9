import type { Press, PressCue } from '@demo-evm/shared/domain';
import {
  BallotUnit,
  ShareSection,
  soundCue,
  useDoneSound,
  usePress,
  type BallotRow,
  type ShareContent,
  type Sounds,
} from '@demo-evm/shared/ui';
import type { ReactNode } from 'react';
import { Confirmation } from './confirmation';
import { LateInstallOffer } from './install/late-install-offer';
import { useLateSlip } from './late-slip';
import { MachineLayout } from './machine-layout';
import { ScanCode } from './scan-code/scan-code';
import type { Slip } from './vote-slip/slip';
import type { Votes } from './votes';

interface MachineProps {
  readonly rows: readonly BallotRow[];
  readonly columns?: 'pictures' | 'votes';
  readonly isActive: (serial: number) => boolean;
  /** The message when the visitor presses a row that is not active. */
  readonly refusal: string;
  readonly slipOf: (serial: number) => Slip;
  readonly votes: Votes;
  readonly shareContent: ShareContent;
  /** Replaces the share choices below the machine and the QR code of the page's address. */
  readonly share?: ReactNode;
  readonly sounds: Sounds;
  /**
   * A link to the row that can be voted for. It must come before the machine and have the same parent, because the
   * rules of guide.module.css use `~`.
   */
  readonly guide?: ReactNode;
  /** The card that says what to do. It is above the machine, or beside the machine on wide screens. */
  readonly children: ReactNode;
}

/** A machine with its sounds, its confirmation and the ways to share it. Spec 4: Voting page; behaviour: A press. */
export function Machine({
  rows,
  columns,
  isActive,
  refusal,
  slipOf,
  votes,
  shareContent,
  share,
  sounds,
  guide,
  children,
}: MachineProps) {
  const onCue = (cue: PressCue, state: Press) => {
    if (cue === 'vote' && state.phase === 'lit') votes.cast(state.serial);
    // The first sound opens the audio device. Meanwhile the browser opens the database for the vote.
    soundCue(sounds, cue);
  };
  const { state, isConfirmedByPage, pressRow, closeConfirmation } = usePress({ isActive, onCue });
  const isLit = state.phase === 'lit';
  const isConfirmed = state.phase === 'confirmed';
  useDoneSound(sounds, { isLit, isDone: isConfirmed && !isConfirmedByPage && votes.last.fate === 'counted' });
  const VoteSlip = useLateSlip(isLit);

  return (
    <>
      <MachineLayout
        guide={children}
        share={
          <>
            {share ?? (
              <>
                <ShareSection content={shareContent} />
                {shareContent.note === undefined && <ScanCode url={shareContent.url} />}
              </>
            )}
            <LateInstallOffer isConfirmed={isConfirmed} />
          </>
        }
      >
        {guide}
        <BallotUnit
          rows={rows}
          {...(columns && { columns })}
          hasActiveRow={rows.some(({ serial }) => isActive(serial))}
          press={state}
          onPress={pressRow}
          total={votes.total}
          constituency={votes.constituency}
          refusal={refusal}
        />
      </MachineLayout>
      {isConfirmed && !isConfirmedByPage && (
        <Confirmation
          VoteSlip={VoteSlip}
          slip={slipOf(state.serial)}
          vote={votes.last}
          shareContent={shareContent}
          onClose={closeConfirmation}
        />
      )}
    </>
  );
}
