import type { EvmDetails } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { usePageUrl, type ShareContent } from '@demo-evm/shared/ui';
import type { Candidate } from './candidate';

/**
 * Gives an invitation to vote for the candidate on the demo machine, with the page's address. Behaviour: Sharing.
 * @param previewedVid In a preview: the vid of the saved machine. Its page is shared, because nobody else can open the
 *   preview.
 */
export function useCampaignShareContent(
  { name, serialText }: Candidate,
  previewedVid?: EvmDetails['vid'],
): ShareContent {
  const { t } = useTexts();
  const pageUrl = usePageUrl();
  const url =
    previewedVid && pageUrl ? new URL(`/demo/${encodeURIComponent(previewedVid)}`, pageUrl).href : pageUrl;
  const isNamed = Boolean(name && serialText);
  return {
    url,
    text: isNamed ? t('SHARE_TEXT', { serial: serialText, name, url }) : t('SHARE_TEXT_GENERIC', { url }),
  };
}
