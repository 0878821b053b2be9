import { useTexts } from '@demo-evm/shared/i18n';
import { usePageUrl } from '../page/use-page-url';
import type { ShareContent } from './share-content';

/** @returns A general invitation with the address of this page (`usePageUrl`). Behaviour: Sharing. */
export function useShareContent(): ShareContent {
  const { t } = useTexts();
  const url = usePageUrl();
  return { url, text: t('SHARE_TEXT_GENERIC', { url }) };
}
