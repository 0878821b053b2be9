import { themeColor, THEMES } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { Page, PageHeader } from '@demo-evm/shared/ui';

/** Amber, and without a choice of language. SPEC 2: Bihar page. */
export function BiharPage() {
  const { t, language } = useTexts();
  return (
    <Page
      theme={themeColor(THEMES.bihar, THEMES.bihar)}
      lang={language}
      header={<PageHeader title={t('BIHAR_HEADING')} />}
    >
      <title>{t('BIHAR_HEADING')}</title>
      <p>{t('BIHAR_DISCLAIMER')}</p>
    </Page>
  );
}
