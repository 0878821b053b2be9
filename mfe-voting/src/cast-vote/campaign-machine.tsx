import { rowCount, type EvmDetails, type VotingDays } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import type { BallotRow, Sounds } from '@demo-evm/shared/ui';
import { useCallback, useMemo, type ReactNode } from 'react';
import { campaignSlip } from './campaign-slip';
import { describeCandidate, type Candidate } from './candidate';
import { Guide } from './guide';
import { HowCard } from './how-card';
import { Machine } from './machine';
import { useCampaignShareContent } from './use-campaign-share-content';
import type { Votes } from './votes';

interface CampaignMachineProps {
  readonly details: EvmDetails;
  readonly votingDays: VotingDays;
  readonly votes: Votes;
  readonly sounds: Sounds;
  /**
   * In a preview, the vid of the saved machine, if the machine has a vid. Outside a preview, `previewedVid` is not set.
   */
  readonly previewedVid?: EvmDetails['vid'];
  /** The line about the network and about votes that wait or are not counted. */
  readonly status?: ReactNode;
}

/**
 * A campaign's machine. One row shows the candidate if the serial is valid. All other rows are blank.
 * Behaviour: The machine a visitor sees.
 */
export function CampaignMachine({
  details,
  votingDays,
  votes,
  sounds,
  previewedVid,
  status,
}: CampaignMachineProps) {
  const { t, language } = useTexts();
  const candidate = useMemo(() => describeCandidate(details, language), [details, language]);
  const rows = useMemo(() => rowsOf(candidate, votes.early), [candidate, votes.early]);
  const isActive = useCallback((serial: number) => serial === candidate.serial, [candidate.serial]);
  const shareContent = useCampaignShareContent(details, candidate, previewedVid);

  return (
    <Machine
      rows={rows}
      isActive={isActive}
      refusal={
        candidate.serial === null ? t('NO_ACTIVE_ROW') : t('WRONG_ROW', { serial: candidate.serialText })
      }
      slipOf={() => campaignSlip(details, candidate, { t, language })}
      votes={votes}
      shareContent={shareContent}
      sounds={sounds}
      guide={<Guide candidate={candidate} />}
    >
      <HowCard candidate={candidate} mainTitle={details.main_title} votingDays={votingDays} status={status} />
    </Machine>
  );
}

function rowsOf(
  { serial: active, names, party, photo, symbol }: Candidate,
  early: Votes['early'],
): BallotRow[] {
  return Array.from({ length: rowCount(active) }, (_, index) => {
    const serial = index + 1;
    return serial === active
      ? { serial, names, candidate: { party, photo, symbol: symbol ?? null }, ...(early && { early }) }
      : { serial };
  });
}
