import { useTexts } from '@demo-evm/shared/i18n';
import { usePageUrl, type Shared } from '@demo-evm/shared/ui';

/** What a visitor sends to friends: words with the page's link in them, and the link. Behaviour: Sharing. */
export function useShared(): Shared {
  const { t } = useTexts();
  const url = usePageUrl();
  return { url, text: t('SHARE_TEXT_GENERIC', { url }) };
}
