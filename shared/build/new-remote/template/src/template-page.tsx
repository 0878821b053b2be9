import type { Host } from '@demo-evm/shared/contract';
import { themeOf, THEMES } from '@demo-evm/shared/domain';
import { OnceSettled, useTexts } from '@demo-evm/shared/i18n';
import { ComfortMenu, Loading, Page, PageHeader } from '@demo-evm/shared/ui';
import { useLayoutEffect } from 'react';
import styles from './template-page.module.css';

/** The page is in the language that the visitor has chosen, or in Marathi. Behaviour: Language. */
export function TemplatePage({ host }: { readonly host: Host }) {
  const { t, language } = useTexts();
  useLayoutEffect(() => host.language.propose({}), [host]);

  return (
    <Page
      title={t('TEMPLATE_HEADING')}
      theme={themeOf(THEMES.public)}
      lang={language}
      header={
        <PageHeader
          title={t('TEMPLATE_HEADING')}
          onLanguage={host.language.choose}
          comfort={<ComfortMenu />}
        />
      }
    >
      <OnceSettled fallback={<Loading />}>
        <p className={styles.intro}>{t('TEMPLATE_INTRO')}</p>
      </OnceSettled>
    </Page>
  );
}
