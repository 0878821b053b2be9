import { browserStorage } from '@demo-evm/shared/device';
import { useTexts } from '@demo-evm/shared/i18n';
import { usePageUrl } from '@demo-evm/shared/ui';
import { Navigate } from 'react-router-dom';
import { VidDialog } from './change-short-link/vid-dialog';
import styles from './dashboard.module.css';
import { Account } from './layout/account';
import { ActionBar } from './layout/action-bar';
import { Frame } from './layout/frame';
import { LogOutDialog } from './log-out/log-out-dialog';
import { lastUpdated } from './see-status/last-updated';
import { StatCards } from './see-status/stat-cards';
import { ShareCard } from './share-link/share-card';
import { EVM_FORM_ID, EvmForm } from './update-evm/evm-form';
import { PictureUpload } from './upload-picture/picture-upload';
import { useDashboard, type DashboardInput } from './use-dashboard';

/** The page of a logged-in campaign, with the form of its machine. Spec 2: Auth page. */
export function Dashboard(props: DashboardInput) {
  const { host, machine } = props;
  const { t } = useTexts();
  const dashboard = useDashboard(props);
  const { form, symbol, photo, open } = dashboard;

  const vid = machine.vid ?? '';
  const path = pathOf(vid);
  const pageUrl = usePageUrl();
  const linkOf = (shortLink: string) => pageUrl && new URL(pathOf(shortLink), pageUrl).href;

  if (open === 'preview') return <Navigate to="/demo/preview" />;
  return (
    <Frame
      host={host}
      title={t('DASH_TITLE')}
      skipTo={EVM_FORM_ID}
      account={<Account name={machine.client_name} email={machine.email} onLogOut={dashboard.leave} />}
    >
      <StatCards machine={machine} path={path} updated={lastUpdated(browserStorage, machine)} />
      <ActionBar
        formId={EVM_FORM_ID}
        isUpdating={form.formState.isSubmitting}
        isUploading={dashboard.isUploading}
        isChanged={dashboard.isChanged}
        path={path}
        onPreview={dashboard.preview}
        onChangeLink={dashboard.openShortLink}
      />
      <div className={styles.columns}>
        <section className={styles.panel} aria-label={t('DASH_TITLE')}>
          <p className={styles.note}>
            {t('FORM_EMPTY_KEEPS')} {t('FORM_EMPTY_CLEARS')}
          </p>
          <EvmForm
            form={form}
            savedElection={machine.main_title ?? ''}
            problemOf={dashboard.problemOf}
            onSubmit={() => void dashboard.update()}
            pictures={
              <>
                <PictureUpload label={t('FORM_SYMBOL')} kind="symbol" {...symbol} />
                <PictureUpload label={t('FORM_PHOTO')} kind="photo" {...photo} />
              </>
            }
          />
        </section>
        {vid !== '' && pageUrl !== '' && <ShareCard machine={machine} url={linkOf(vid)} path={path} />}
      </div>
      {open === 'short-link' && (
        <VidDialog current={vid} linkOf={linkOf} changeVid={dashboard.changeVid} onClose={dashboard.close} />
      )}
      {open === 'log-out' && <LogOutDialog onLogOut={dashboard.logOut} onStay={dashboard.close} />}
    </Frame>
  );
}

function pathOf(vid: string): string {
  return `/demo/${encodeURIComponent(vid)}`;
}
