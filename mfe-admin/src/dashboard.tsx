import { createUploader, isSignedOut, type OwnMachineApi } from '@demo-evm/shared/api';
import type { Host } from '@demo-evm/shared/contract';
import { browserStorage, tabStorage } from '@demo-evm/shared/device';
import type { OwnEvmDetails } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { usePageUrl } from '@demo-evm/shared/ui';
import { useMemo, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { Account } from './layout/account';
import { ActionBar } from './layout/action-bar';
import { VidDialog } from './change-short-link/vid-dialog';
import styles from './dashboard.module.css';
import { Frame } from './layout/frame';
import { lastUpdated, rememberUpdate } from './see-status/last-updated';
import { LogOutDialog } from './log-out/log-out-dialog';
import { failureText } from './see-messages/failure-text';
import { PictureField } from './picture-field';
import type { Say } from './see-messages/use-snackbar';
import { ShareCard } from './share-link/share-card';
import { StatCards } from './see-status/stat-cards';
import { createDrafts } from './update-evm/drafts';
import { EVM_FORM_ID, EvmForm } from './update-evm/evm-form';
import { previewOf, updateOf } from './update-evm/update-of';
import { useEvmForm } from './update-evm/use-evm-form';
import { usePictureUpload } from './use-picture-upload';

interface DashboardProps {
  readonly host: Host;
  readonly api: OwnMachineApi;
  /** As it is saved. */
  readonly machine: OwnEvmDetails;
  readonly onChanged: (changes: OwnEvmDetails) => void;
  readonly say: Say;
  readonly onLogOut: () => void;
}

/** What a campaign sees of its machine, and changes. Spec 2: Auth page. */
export function Dashboard({ host, api, machine, onChanged, say, onLogOut }: DashboardProps) {
  const { t } = useTexts();
  const [drafts] = useState(() => createDrafts(tabStorage));
  const owner = machine.email ?? machine.vid ?? '';
  const { form, values, isChanged, takeOver } = useEvmForm(machine, owner, drafts);
  const upload = useMemo(() => createUploader(host.config.bases.upload, host.config.uploadKey), [host]);
  const symbol = usePictureUpload(upload, say, (url) => form.setValue('symbolurl', url));
  const photo = usePictureUpload(upload, say, (url) => form.setValue('cpicurl', url));
  const [open, setOpen] = useState<'short-link' | 'log-out' | 'preview' | null>(null);
  const close = () => setOpen(null);

  const vid = machine.vid ?? '';
  const pageUrl = usePageUrl();
  const pathOf = (id: string) => `/demo/${encodeURIComponent(id)}`;
  const linkOf = (id: string) => pageUrl && new URL(pathOf(id), pageUrl).href;

  const update = form.handleSubmit(async (sent) => {
    const body = updateOf(sent, machine.client_name);
    const answer = await api.update(body);
    if (!answer.ok) {
      if (!isSignedOut(answer.error)) say('error', (words) => failureText(words, 'update', answer.error));
      return;
    }
    const updated = answer.value ?? { ...machine, ...body };
    rememberUpdate(browserStorage, updated, new Date());
    takeOver(sent, updated);
    onChanged(updated);
    say('success', (words) => words('MSG_EVM_UPDATED'));
  });

  const changeVid = async (next: string): Promise<string | null> => {
    const answer = await api.changeVid(next);
    if (!answer.ok) return failureText(t, 'vid', answer.error);
    onChanged({ vid: next });
    say('success', (words) => words('MSG_VID_UPDATED'));
    return null;
  };

  const preview = () => {
    host.preview.put(previewOf(machine, values));
    setOpen('preview');
  };
  const logOut = () => {
    drafts.write(owner, {});
    onLogOut();
  };

  if (open === 'preview') return <Navigate to="/demo/preview" />;
  return (
    <Frame
      host={host}
      title={t('DASH_TITLE')}
      skipTo={EVM_FORM_ID}
      account={
        <Account
          name={machine.client_name}
          email={machine.email}
          onLogOut={isChanged ? () => setOpen('log-out') : logOut}
        />
      }
    >
      <StatCards machine={machine} path={pathOf(vid)} updated={lastUpdated(browserStorage, machine)} />
      <ActionBar
        formId={EVM_FORM_ID}
        isUpdating={form.formState.isSubmitting}
        isUploading={[symbol, photo].some(({ state }) => state.phase === 'running')}
        isChanged={isChanged}
        path={pathOf(vid)}
        onPreview={preview}
        onChangeLink={() => setOpen('short-link')}
      />
      <div className={styles.columns}>
        <section className={styles.panel} aria-label={t('DASH_TITLE')}>
          <p className={styles.note}>
            {t('FORM_EMPTY_KEEPS')} {t('FORM_EMPTY_CLEARS')}
          </p>
          <EvmForm
            form={form}
            savedElection={machine.main_title ?? ''}
            onSubmit={() => void update()}
            pictures={
              <>
                <PictureField
                  field="symbolurl"
                  form={form}
                  url={values.symbolurl}
                  upload={symbol}
                  say={say}
                />
                <PictureField field="cpicurl" form={form} url={values.cpicurl} upload={photo} say={say} />
              </>
            }
          />
        </section>
        {vid !== '' && pageUrl !== '' && <ShareCard machine={machine} url={linkOf(vid)} path={pathOf(vid)} />}
      </div>
      {open === 'short-link' && (
        <VidDialog current={vid} linkOf={linkOf} changeVid={changeVid} onClose={close} />
      )}
      {open === 'log-out' && <LogOutDialog onLogOut={logOut} onStay={close} />}
    </Frame>
  );
}
