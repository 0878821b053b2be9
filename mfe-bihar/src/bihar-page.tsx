import { themeOf, THEMES } from '@demo-evm/shared/domain';
import { OnceSettled, useTexts } from '@demo-evm/shared/i18n';
import { Loading, Page, PageHeader } from '@demo-evm/shared/ui';

/** Amber, and without a choice of language. SPEC 2: Bihar page. */
export function BiharPage() {
  const { t, language } = useTexts();
  return (
    <OnceSettled fallback={<Loading />}>
      <Page theme={themeOf(THEMES.bihar)} lang={language} header={<PageHeader title={t('BIHAR_HEADING')} />}>
        <title>{t('BIHAR_HEADING')}</title>
        <p>{t('BIHAR_DISCLAIMER')}</p>
      </Page>
    </OnceSettled>
  );
}
