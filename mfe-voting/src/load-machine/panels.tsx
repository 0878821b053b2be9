import { useTexts } from '@demo-evm/shared/i18n';
import { Button, MessagePanel, RouteLink } from '@demo-evm/shared/ui';

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

/** The machine could not be asked for. BEHAVIOUR: Which machine. */
export function FailedPanel({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTexts();
  return (
    <MessagePanel
      title={t('NET_LOAD_FAILED')}
      action={
        <Button look="primary" onClick={onRetry}>
          {t('RETRY')}
        </Button>
      }
    />
  );
}
