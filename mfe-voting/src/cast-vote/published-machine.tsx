import type { MachineApi } from '@demo-evm/shared/api';
import type { HostConfig } from '@demo-evm/shared/contract';
import type { EvmDetails } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { NetworkNote, sentencesOf, type Sounds } from '@demo-evm/shared/ui';
import type { VoteQueue } from '@demo-evm/shared/votes';
import { useMemo } from 'react';
import { CampaignMachine } from './campaign-machine';
import { usePublishedVotes } from './use-published-votes';
import { voteStatus } from './vote-status';

interface PublishedMachineProps {
  readonly vid: string;
  readonly details: EvmDetails;
  readonly config: HostConfig;
  readonly api: MachineApi;
  readonly queue: VoteQueue;
  readonly sounds: Sounds;
}

/** A campaign's published machine. The server counts its votes. */
export function PublishedMachine({ vid, details, config, api, queue, sounds }: PublishedMachineProps) {
  const { t } = useTexts();
  const { waiting, fate, targets, ...votes } = usePublishedVotes({
    api,
    queue,
    counter: config.bases.counter,
    vid,
    details,
  });
  const last = voteStatus(fate, t);
  const early = useMemo(
    () => ({ targets, sentences: sentencesOf((of) => voteStatus(of, t).line) }),
    [targets, t],
  );
  const isUncounted = last.fate === 'refused' || last.fate === 'unknown';
  return (
    <CampaignMachine
      details={details}
      votingDays={config.votingDays}
      votes={{ ...votes, last, early }}
      sounds={sounds}
      status={<NetworkNote waiting={waiting} problem={isUncounted ? last.line : undefined} />}
    />
  );
}
