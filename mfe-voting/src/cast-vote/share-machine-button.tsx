import type { FoundMachine } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { ShareButton } from '@demo-evm/shared/ui';
import { describeCandidate } from './candidate';
import { useCampaignShareContent } from './use-campaign-share-content';
import { useCustomShareContent } from './use-custom-share-content';

/** The share button of the page's header. Spec 2: Header. */
export function ShareMachineButton({ machine }: { readonly machine: FoundMachine }) {
  return machine.kind === 'custom' ? <ShareCustom /> : <ShareCampaign machine={machine} />;
}

type Campaign = Exclude<FoundMachine, { readonly kind: 'custom' }>;

function ShareCampaign({ machine: { kind, details } }: { readonly machine: Campaign }) {
  const { language } = useTexts();
  const previewedVid = kind === 'preview' ? details.vid : undefined;
  const content = useCampaignShareContent(describeCandidate(details, language), previewedVid);
  return <ShareButton content={content} />;
}

function ShareCustom() {
  return <ShareButton content={useCustomShareContent()} />;
}
