import { describeVid } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { usePageUrl, type ShareContent } from '@demo-evm/shared/ui';
import { useParams } from 'react-router-dom';
import type { Candidate } from './candidate';

/**
 * An invitation to vote for the candidate on the demo machine, with the machine's address. A preview opens for nobody
 * else, so the address of its published page is shared. Behaviour: Sharing.
 * @param vid the machine's short link, if it has one
 */
export function useCampaignShareContent(
  { name, serialText }: Candidate,
  vid: string | null | undefined,
): ShareContent {
  const { t } = useTexts();
  const pageVid = useParams().vid ?? '';
  const pageUrl = usePageUrl();
  const isPreview = describeVid(pageVid).kind === 'preview' && Boolean(vid);
  const url =
    isPreview && pageUrl ? new URL(`/demo/${encodeURIComponent(vid ?? '')}`, pageUrl).href : pageUrl;
  const isNamed = Boolean(name && serialText);
  return {
    url,
    text: isNamed ? t('SHARE_TEXT', { serial: serialText, name, url }) : t('SHARE_TEXT_GENERIC', { url }),
  };
}
