import type { MachineApi } from '@demo-evm/shared/api';
import type { HostConfig } from '@demo-evm/shared/contract';
import type { EvmDetails } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { NetworkNote, type Sounds } from '@demo-evm/shared/ui';
import type { VoteQueue } from '@demo-evm/shared/votes';
import { CampaignMachine } from './campaign-machine';
import { usePublishedVotes } from './use-published-votes';
import { voteLine } from './vote-line';
import type { VoteStatus } from './votes';

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
  const { waiting, fate, ...votes } = usePublishedVotes({
    api,
    queue,
    counter: config.bases.counter,
    vid,
    details,
  });
  const last: VoteStatus = { fate: fate ?? 'waiting', line: voteLine(fate ?? 'waiting', t) };
  const isUncounted = last.fate === 'refused' || last.fate === 'unknown';
  return (
    <CampaignMachine
      details={details}
      votingDays={config.votingDays}
      votes={{ ...votes, last }}
      sounds={sounds}
      status={<NetworkNote waiting={waiting} uncounted={isUncounted ? last.line : undefined} />}
    />
  );
}
