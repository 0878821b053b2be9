import type { CustomEvm, FoundMachine } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { ShareButton } from '@demo-evm/shared/ui';
import { useMemo } from 'react';
import { describeCandidate } from './candidate';
import { useCampaignShareContent } from './use-campaign-share-content';
import { useCustomTools } from './use-custom-tools';

/** The share button of the page's header. Spec 2: Header. */
export function ShareMachineButton({ machine }: { readonly machine: FoundMachine }) {
  return machine.kind === 'custom' ? (
    <ShareCustom machine={machine.machine} />
  ) : (
    <ShareCampaign machine={machine} />
  );
}

type Campaign = Exclude<FoundMachine, { readonly kind: 'custom' }>;

function ShareCampaign({ machine: { kind, details } }: { readonly machine: Campaign }) {
  const { language } = useTexts();
  const candidate = useMemo(() => describeCandidate(details, language), [details, language]);
  const previewedVid = kind === 'preview' ? details.vid : undefined;
  return <ShareButton content={useCampaignShareContent(details, candidate, previewedVid)} />;
}

function ShareCustom({ machine }: { readonly machine: CustomEvm }) {
  return <ShareButton content={useCustomTools(machine).content} />;
}
