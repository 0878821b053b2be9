import type { EvmDetails, FoundMachine } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { ShareButton } from '@demo-evm/shared/ui';
import { describeCandidate } from './candidate';
import { useShared, useSharedHere } from './use-shared';

/** The header's share button, with the words of this machine. Spec 2: Header. */
export function ShareMachine({ machine }: { readonly machine: FoundMachine }) {
  return machine.kind === 'custom' ? <ShareHere /> : <ShareCampaign details={machine.details} />;
}

function ShareCampaign({ details }: { readonly details: EvmDetails }) {
  const { language } = useTexts();
  return <ShareButton shared={useShared(describeCandidate(details, language), details.vid)} />;
}

function ShareHere() {
  return <ShareButton shared={useSharedHere()} />;
}
