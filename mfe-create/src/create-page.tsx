import type { Host } from '@demo-evm/shared/contract';
import { themeColor, THEMES } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { Page, PageHeader } from '@demo-evm/shared/ui';
import { useLayoutEffect } from 'react';

/** The language is the visitor's own choice, else Marathi. BEHAVIOUR: Language. */
export function CreatePage({ host }: { readonly host: Host }) {
  const { t, language } = useTexts();
  useLayoutEffect(() => host.language.propose({}), [host]);
  return (
    <Page
      theme={themeColor(THEMES.public, THEMES.public)}
      lang={language}
      header={<PageHeader title={t('CREATE_HEADING')} onLanguage={host.language.choose} />}
    >
      <title>{t('CREATE_HEADING')}</title>
    </Page>
  );
}
