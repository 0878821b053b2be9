import type { Host } from '@demo-evm/shared/contract';
import { themeOf, THEMES } from '@demo-evm/shared/domain';
import { OnceSettled, useTexts } from '@demo-evm/shared/i18n';
import { Loading, Page, PageHeader } from '@demo-evm/shared/ui';
import { useLayoutEffect } from 'react';

/** Defaults to English and the admin theme. SPEC 9. */
export function AuthPage({ host }: { readonly host: Host }) {
  const { t, language } = useTexts();
  useLayoutEffect(() => host.language.propose({ page: 'en' }), [host]);
  return (
    <OnceSettled fallback={<Loading />}>
      <Page
        theme={themeOf(THEMES.admin)}
        lang={language}
        header={<PageHeader title={t('DASH_TITLE')} onLanguage={host.language.choose} />}
      >
        <title>{t('DASH_TITLE')}</title>
      </Page>
    </OnceSettled>
  );
}
