import type { MachineApi } from '@demo-evm/shared/api';
import type { HostConfig } from '@demo-evm/shared/contract';
import { rowCount, type EvmDetails } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { BallotUnit, usePress, type BallotRow } from '@demo-evm/shared/ui';
import { useCallback, useMemo } from 'react';
import { Appeal } from './appeal';
import { Banner } from './banner';
import { describeCandidate, type Candidate } from './candidate';
import { DemoNotice } from './demo-notice';
import { useVotes } from './use-votes';
import { VoteSlip } from './vote-slip';

interface MachineProps {
  readonly config: HostConfig;
  readonly api: MachineApi;
  /** The machine's id for votes and counts. */
  readonly id: string;
  readonly details: EvmDetails;
}

/** Id of the element that the skip link leads to. */
export const MACHINE_ID = 'machine';

/** The machine, ready to be pressed. SPEC 4: Voting page. BEHAVIOUR: A press. */
export function Machine({ config, api, id, details }: MachineProps) {
  const { t, language } = useTexts();
  const candidate = useMemo(() => describeCandidate(details, language), [details, language]);
  const { total, castVote } = useVotes(api, id, config.voteIds);
  const isActive = useCallback((serial: number) => serial === candidate.serial, [candidate.serial]);
  const { state, send } = usePress({ isActive, onVote: castVote });
  const onPress = useCallback((serial: number) => send({ type: 'pressed', serial }), [send]);
  const rows = useMemo(() => rowsOf(candidate), [candidate]);

  return (
    <>
      <Banner details={details} />
      <DemoNotice />
      <Appeal candidate={candidate} mainTitle={details.main_title} votingDays={config.votingDays} />
      <BallotUnit
        id={MACHINE_ID}
        rows={rows}
        press={state}
        onPress={onPress}
        total={total}
        refusal={
          candidate.serial === null ? t('NO_ACTIVE_ROW') : t('WRONG_ROW', { serial: candidate.serialText })
        }
      />
      {state.phase === 'confirmed' && (
        <VoteSlip candidate={candidate} details={details} onClose={() => send({ type: 'closed' })} />
      )}
    </>
  );
}

function rowsOf(candidate: Candidate): BallotRow[] {
  return Array.from({ length: rowCount(candidate.serial) }, (_, index) => {
    const serial = index + 1;
    return serial === candidate.serial ? { serial, candidate } : { serial };
  });
}
