import { useTexts } from '@demo-evm/shared/i18n';
import { useShareContent, type ShareContent } from '@demo-evm/shared/ui';

/** An invitation to a machine of this device, with a note that others cannot open the link. Behaviour: Sharing. */
export function useCustomShareContent(): ShareContent {
  const { t } = useTexts();
  return { ...useShareContent(), note: t('CREATE_LOCAL_ONLY') };
}
