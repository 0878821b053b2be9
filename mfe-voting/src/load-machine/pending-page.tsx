import type { Host } from '@demo-evm/shared/contract';
import { themeColor, THEMES } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { Button, Loading, MessagePanel, Page, PageHeader, RouteLink } from '@demo-evm/shared/ui';

interface PendingPageProps {
  readonly host: Host;
  readonly phase: 'loading' | 'missing' | 'failed';
  readonly onRetry: () => void;
}

/** The page while there is no machine to show: loading, not found, failed. BEHAVIOUR: Which machine. */
export function PendingPage({ host, phase, onRetry }: PendingPageProps) {
  const { t, language } = useTexts();
  const color = phase === 'loading' ? THEMES.initial : THEMES.public;
  return (
    <Page
      theme={themeColor(color, color)}
      lang={language}
      header={<PageHeader title={t('APP_TITLE')} onLanguage={host.language.choose} />}
    >
      <title>{t('APP_TITLE')}</title>
      {phase === 'loading' && <Loading />}
      {phase === 'missing' && (
        <MessagePanel
          title={t('NOT_FOUND_TITLE')}
          body={t('NOT_FOUND_BODY')}
          action={<RouteLink to="/demo/demo">{t('GO_DEMO')}</RouteLink>}
        />
      )}
      {phase === 'failed' && (
        <MessagePanel
          title={t('NET_LOAD_FAILED')}
          action={
            <Button look="primary" onClick={onRetry}>
              {t('RETRY')}
            </Button>
          }
        />
      )}
    </Page>
  );
}
