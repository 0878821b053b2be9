import type { Host } from '@demo-evm/shared/contract';
import { themeOf, THEMES } from '@demo-evm/shared/domain';
import { OnceSettled, useTexts } from '@demo-evm/shared/i18n';
import { Loading, Page, PageHeader } from '@demo-evm/shared/ui';
import { useLayoutEffect } from 'react';

/** The language is the visitor's own choice, else Marathi. BEHAVIOUR: Language. */
export function CreatePage({ host }: { readonly host: Host }) {
  const { t, language } = useTexts();
  useLayoutEffect(() => host.language.propose({}), [host]);
  return (
    <OnceSettled fallback={<Loading />}>
      <Page
        theme={themeOf(THEMES.public)}
        lang={language}
        header={<PageHeader title={t('CREATE_HEADING')} onLanguage={host.language.choose} />}
      >
        <title>{t('CREATE_HEADING')}</title>
      </Page>
    </OnceSettled>
  );
}
