import type { EvmDetails } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { doneSound, TickIcon } from '@demo-evm/shared/ui';
import { describeCandidate } from './candidate';
import { Confirmation } from './confirmation';
import { campaignSlip } from './campaign-slip';
import { useCampaignShareContent } from './use-campaign-share-content';
import { VoteSlip } from './vote-slip/vote-slip';
import { earlyStatus } from './vote-status';

/**
 * The slip that is shown before the App runs (shared/ui/pre-hydration/page-slip.ts). It says that the vote is
 * counted, and reserves the space for the sentences that may replace this one. `data-sound` has the address
 * of the recording to play. The element with `data-copied` has the icon and the words that are shown after
 * the link was copied.
 */
export function EarlySlip({ details }: { readonly details: EvmDetails }) {
  const { t, language } = useTexts();
  const candidate = describeCandidate(details, language);
  const shareContent = useCampaignShareContent(details, candidate);
  return (
    <div data-sound={doneSound(language)}>
      <Confirmation
        VoteSlip={VoteSlip}
        slip={campaignSlip(details, candidate, { t, language })}
        vote={earlyStatus(t)}
        shareContent={shareContent}
        onClose={() => undefined}
      />
      <p hidden data-copied="">
        <TickIcon />
        {t('LINK_COPIED')}
      </p>
    </div>
  );
}
