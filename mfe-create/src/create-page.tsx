import type { Host } from '@demo-evm/shared/contract';
import { browserStorage, createCustomEvms, tabStorage } from '@demo-evm/shared/device';
import { themeOf, THEMES } from '@demo-evm/shared/domain';
import { OnceSettled, useTexts } from '@demo-evm/shared/i18n';
import { ComfortMenu, Loading, Page, PageHeader, RouteLink } from '@demo-evm/shared/ui';
import { useLayoutEffect, useMemo, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import styles from './create-page.module.css';
import { GenerateForm } from './generate-evm/generate-form';
import { keepDraft } from './generate-evm/kept-draft';
import { LateBallotPreview, LateSavedList, saveLate } from './late-parts';

/**
 * Makes machines that are stored on this device, lists them, and opens a machine after it is saved.
 * `?edit={id}` edits a machine of this device. No machine is sent to a server. The page is in the language
 * that the visitor has chosen, or in Marathi.
 * Spec 2: Create page; behaviour: Language.
 */
export function CreatePage({ host }: { readonly host: Host }) {
  const { t, language } = useTexts();
  const [saved, setSaved] = useState<string | null>(null);
  const { search } = useLocation();
  const asked = new URLSearchParams(search).get('edit') ?? '';
  const edited = useMemo(() => createCustomEvms(browserStorage).find(asked), [asked]);
  const editedId = edited?.id ?? null;
  const kept = useMemo(() => keepDraft([tabStorage, browserStorage], editedId), [editedId]);
  useLayoutEffect(() => host.language.propose({}), [host]);

  if (saved !== null) return <Navigate to={`/demo/${saved}`} />;
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
          {edited && (
            <div className={styles.editing}>
              <b>{t('CREATE_EDITING', { title: edited.title })}</b>
              <RouteLink to="/create">{t('CREATE_NEW')}</RouteLink>
            </div>
          )}
          <GenerateForm
            key={editedId}
            edited={edited}
            Preview={LateBallotPreview}
            kept={kept}
            save={(make) => saveLate(editedId, make)}
            onSaved={setSaved}
          />
          <LateSavedList />
        </div>
      </OnceSettled>
    </Page>
  );
}
