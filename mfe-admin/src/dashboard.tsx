import { browserStorage } from '@demo-evm/shared/device';
import { useTexts } from '@demo-evm/shared/i18n';
import { ButtonLink, usePageUrl } from '@demo-evm/shared/ui';
import { Navigate } from 'react-router-dom';
import { LateSample } from './ballot-sample/late-sample';
import { DashboardDialogs } from './dashboard-dialogs';
import styles from './dashboard.module.css';
import { Checklist } from './first-hour/checklist';
import { LatePictureField } from './late-picture-field';
import { Account } from './layout/account';
import { Frame } from './layout/frame';
import { SaveBar } from './layout/save-bar';
import { LateNumbers } from './see-numbers/late-numbers';
import { lastUpdated } from './see-status/last-updated';
import { PausedNote } from './see-status/paused-note';
import { StatCards } from './see-status/stat-cards';
import { SHARE_TITLE_ID, ShareCard } from './share-link/share-card';
import { ClearedNote } from './update-evm/cleared-note';
import { EVM_FORM_ID, EvmForm } from './update-evm/evm-form';
import { OwnAccount } from './own-account';
import { FIELD_LABELS } from './update-evm/field-labels';
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
  const unpublished = dashboard.changed.map((field) => t(FIELD_LABELS[field]));
  const linkOf = (shortLink: string) => pageUrl && new URL(pathOf(shortLink), pageUrl).href;

  if (open === 'preview') return <Navigate to="/demo/preview" />;
  return (
    <Frame
      host={host}
      title={t('DASH_TITLE')}
      skipTo={EVM_FORM_ID}
      account={
        <Account name={machine.client_name} email={machine.email} onLogOut={dashboard.leave}>
          <OwnAccount host={host} onChanged={props.onChanged} say={props.say} />
        </Account>
      }
    >
      <div className={styles.content}>
        <div className={styles.top}>
          <h2>{t('DASH_WELCOME', { name: machine.client_name ?? machine.email ?? '' })}</h2>
          <ButtonLink href={path} target="_blank" rel="noopener">
            {t('DASH_PREVIEW_DEMO')}
          </ButtonLink>
        </div>
        <Checklist
          machine={machine}
          marks={dashboard.marks}
          formId={EVM_FORM_ID}
          shareId={SHARE_TITLE_ID}
          isUploading={dashboard.isUploading}
          onPreview={dashboard.preview}
          onHide={() => dashboard.mark('hidden')}
        />
        <div className={styles.results}>
          {vid !== '' && <LateNumbers host={host} machine={machine} vid={vid} />}
          {vid !== '' && pageUrl !== '' && (
            <ShareCard
              machine={machine}
              url={linkOf(vid)}
              path={path}
              onShare={() => dashboard.mark('share')}
              onMakePoster={dashboard.openPoster}
            />
          )}
        </div>
        <StatCards
          machine={machine}
          path={path}
          updated={lastUpdated(browserStorage, machine)}
          onChangeLink={dashboard.openShortLink}
          onPause={dashboard.openPause}
          onGoLive={() => void dashboard.goLive()}
          onShowVersions={dashboard.openVersions}
        />
        <PausedNote pausedAt={machine.paused_at} />
        <div className={styles.work}>
          <div className={styles.sample}>
            <LateSample machine={dashboard.sample} />
          </div>
          <section className={styles.panel} aria-label={t('DASH_TITLE')}>
            <p className={styles.note}>
              {t('FORM_EMPTY_KEEPS')} {t('FORM_EMPTY_CLEARS')}
            </p>
            <EvmForm
              form={form}
              savedElection={machine.main_title ?? ''}
              problemOf={dashboard.problemOf}
              noteOf={(field) => <ClearedNote {...dashboard.clearedOf(field)} />}
              onSubmit={() => void dashboard.update()}
              pictures={
                <>
                  <LatePictureField label={t('FORM_SYMBOL')} {...symbol} />
                  <LatePictureField label={t('FORM_PHOTO')} {...photo} />
                </>
              }
            />
          </section>
        </div>
      </div>
      <SaveBar
        formId={EVM_FORM_ID}
        isUpdating={dashboard.isUpdating}
        isUploading={dashboard.isUploading}
        unpublished={unpublished}
        onDiscard={dashboard.discard}
        onUndo={dashboard.undo}
        onPreview={dashboard.preview}
      />
      <DashboardDialogs {...props} dashboard={dashboard} unpublished={unpublished} linkOf={linkOf} />
    </Frame>
  );
}

function pathOf(vid: string): string {
  return `/demo/${encodeURIComponent(vid)}`;
}
