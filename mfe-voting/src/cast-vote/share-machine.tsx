import type { EvmDetails } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { ShareButton } from '@demo-evm/shared/ui';
import { describeCandidate } from './candidate';
import { useShareText } from './use-share-text';

/** The header's share button, with the words of this machine. SPEC 2: Header. */
export function ShareMachine({ details }: { readonly details: EvmDetails }) {
  const { language } = useTexts();
  const share = useShareText(describeCandidate(details, language));
  return <ShareButton {...share} />;
}
