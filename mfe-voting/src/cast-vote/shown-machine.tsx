import type { MachineApi } from '@demo-evm/shared/api';
import type { HostConfig } from '@demo-evm/shared/contract';
import type { FoundMachine } from '@demo-evm/shared/domain';
import type { Sounds } from '@demo-evm/shared/ui';
import type { VoteQueue } from '@demo-evm/shared/votes';
import { CustomMachine } from './custom-machine';
import { PreviewMachine } from './preview-machine';
import { PublishedMachine } from './published-machine';

interface ShownMachineProps {
  readonly machine: FoundMachine;
  readonly config: HostConfig;
  readonly api: MachineApi;
  readonly queue: VoteQueue;
  readonly sounds: Sounds;
}

/** The machine of the page: published, preview or custom. Behaviour: Which machine. */
export function ShownMachine({ machine, config, api, queue, sounds }: ShownMachineProps) {
  switch (machine.kind) {
    case 'published':
      return <PublishedMachine {...machine} config={config} api={api} queue={queue} sounds={sounds} />;
    case 'preview':
      return <PreviewMachine details={machine.details} config={config} sounds={sounds} />;
    case 'custom':
      return <CustomMachine key={machine.machine.id} saved={machine.machine} sounds={sounds} />;
    default:
      return machine satisfies never;
  }
}
