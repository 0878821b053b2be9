import type { Host } from '@demo-evm/shared/contract';
import { themeColor, THEMES } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { Page, PageHeader } from '@demo-evm/shared/ui';
import { useLayoutEffect } from 'react';

/** Defaults to English and the admin theme. SPEC 9. */
export function AuthPage({ host }: { readonly host: Host }) {
  const { t, language } = useTexts();
  useLayoutEffect(() => host.language.propose({ page: 'en' }), [host]);
  return (
    <Page
      theme={themeColor(THEMES.admin, THEMES.admin)}
      lang={language}
      header={<PageHeader title={t('DASH_TITLE')} onLanguage={host.language.choose} />}
    >
      <title>{t('DASH_TITLE')}</title>
    </Page>
  );
}
