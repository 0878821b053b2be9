import { describeVid } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { usePageUrl, type Shared } from '@demo-evm/shared/ui';
import { useParams } from 'react-router-dom';
import type { Candidate } from './candidate';

/**
 * What a visitor of a campaign's machine sends to friends: the words with the page's link in them, and
 * the link. A preview opens for nobody else, so its published page is shared. Behaviour: Sharing.
 * @param vid the machine's short link, where it says one
 */
export function useShared({ name, serialText }: Candidate, vid: string | null | undefined): Shared {
  const { t } = useTexts();
  const shown = useParams().vid ?? '';
  const pageUrl = usePageUrl();
  const isPreview = describeVid(shown).kind === 'preview' && Boolean(vid);
  const url =
    isPreview && pageUrl ? new URL(`/demo/${encodeURIComponent(vid ?? '')}`, pageUrl).href : pageUrl;
  const isNamed = Boolean(name && serialText);
  return {
    url,
    text: isNamed ? t('SHARE_TEXT', { serial: serialText, name, url }) : t('SHARE_TEXT_GENERIC', { url }),
  };
}

/** The same for a machine of this device, whose link opens nowhere else. Behaviour: Which machine. */
export function useSharedHere(): Shared {
  const { t } = useTexts();
  const url = usePageUrl();
  return { url, text: t('SHARE_TEXT_GENERIC', { url }), note: t('CREATE_LOCAL_ONLY') };
}
