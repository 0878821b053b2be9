import type { Host } from '@demo-evm/shared/contract';
import { browserStorage } from '@demo-evm/shared/device';
import { themeOf, THEMES } from '@demo-evm/shared/domain';
import { OnceSettled, useTexts } from '@demo-evm/shared/i18n';
import { Loading, Page, PageHeader, ComfortMenu } from '@demo-evm/shared/ui';
import { useEffect, useLayoutEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import styles from './create-page.module.css';
import { GenerateForm } from './generate-evm/generate-form';
import { createEvmShelf } from './open-saved/evm-shelf';
import { SavedList } from './open-saved/saved-list';

/**
 * Makes machines that are stored on this device, lists them, and opens each new machine. No machine is sent to a
 * server. The language is the visitor's choice, or Marathi without a choice. Spec 2: Create page; behaviour: Language.
 */
export function CreatePage({ host }: { readonly host: Host }) {
  const { t, language } = useTexts();
  const [shelf] = useState(() => createEvmShelf(browserStorage));
  const [generated, setGenerated] = useState<string | null>(null);
  useLayoutEffect(() => host.language.propose({}), [host]);
  useEffect(() => shelf.start(), [shelf]);

  if (generated !== null) return <Navigate to={`/demo/${generated}`} />;
  return (
    <Page
      title={t('CREATE_HEADING')}
      theme={themeOf(THEMES.public)}
      lang={language}
      header={
        <PageHeader title={t('CREATE_HEADING')} onLanguage={host.language.choose} comfort={<ComfortMenu />} />
      }
    >
      <OnceSettled fallback={<Loading />}>
        <div className={styles.page}>
          <p className={styles.intro}>{t('CREATE_INTRO')}</p>
          <GenerateForm save={shelf.save} onGenerated={setGenerated} />
          <SavedList shelf={shelf} />
        </div>
      </OnceSettled>
    </Page>
  );
}
