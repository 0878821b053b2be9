import { useTexts } from '@demo-evm/shared/i18n';
import { usePageUrl } from '@demo-evm/shared/ui';
import type { Candidate } from './candidate';

/** What a visitor sends to friends: the words with the page's link in them, and the link. */
export function useShareText({ name, serialText }: Candidate) {
  const { t } = useTexts();
  const url = usePageUrl();
  const isNamed = Boolean(name && serialText);
  return {
    url,
    text: isNamed ? t('SHARE_TEXT', { serial: serialText, name, url }) : t('SHARE_TEXT_GENERIC', { url }),
  };
}
