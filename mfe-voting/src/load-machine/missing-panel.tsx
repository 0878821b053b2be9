import { useTexts } from '@demo-evm/shared/i18n';
import { MessagePanel, RouteLink } from '@demo-evm/shared/ui';

/** No machine has this id. BEHAVIOUR: Which machine. */
export function MissingPanel() {
  const { t } = useTexts();
  return (
    <MessagePanel
      title={t('NOT_FOUND_TITLE')}
      body={t('NOT_FOUND_BODY')}
      action={<RouteLink to="/demo/demo">{t('GO_DEMO')}</RouteLink>}
    />
  );
}
