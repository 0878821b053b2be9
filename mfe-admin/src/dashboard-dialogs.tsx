import { useTexts } from '@demo-evm/shared/i18n';
import {
  LateConflictDialog,
  LatePauseDialog,
  LatePosterDialog,
  LateVersionsDialog,
  LateVidDialog,
} from './late-dialogs';
import { LogOutDialog } from './log-out/log-out-dialog';
import { failureText } from './see-messages/failure-text';
import type { DashboardInput, useDashboard } from './use-dashboard';

interface DashboardDialogsProps extends Pick<DashboardInput, 'host' | 'api' | 'machine'> {
  readonly dashboard: ReturnType<typeof useDashboard>;
  /** The names of the fields with changes that are not published. */
  readonly unpublished: readonly string[];
  /** Gives the full address of a short link. */
  readonly linkOf: (shortLink: string) => string;
}

/** The open dialog of the dashboard, and the question about fields that somebody else changed too. */
export function DashboardDialogs(props: DashboardDialogsProps) {
  const { host, api, machine, dashboard, unpublished, linkOf } = props;
  const { t } = useTexts();
  const { open, close, question } = dashboard;
  const vid = machine.vid ?? '';
  return (
    <>
      {open === 'short-link' && (
        <LateVidDialog
          current={vid}
          former={machine.former_vids}
          evmBase={host.config.bases.evm}
          linkOf={linkOf}
          changeVid={dashboard.changeVid}
          giveUpVid={dashboard.giveUpVid}
          onClose={close}
        />
      )}
      {open === 'pause' && <LatePauseDialog pause={() => dashboard.setPaused(true)} onClose={close} />}
      {open === 'versions' && (
        <LateVersionsDialog
          published={machine}
          unpublished={unpublished}
          load={api.versions}
          failureOf={(error) => failureText(t, 'versions', error)}
          onPublish={dashboard.publishVersion}
          onClose={close}
        />
      )}
      {open === 'poster' && <LatePosterDialog machine={machine} url={linkOf(vid)} onClose={close} />}
      {question && (
        <LateConflictDialog
          conflicts={question.conflicts}
          onChosen={question.answer}
          onClose={() => question.answer(null)}
        />
      )}
      {open === 'log-out' && <LogOutDialog onLogOut={dashboard.logOut} onStay={close} />}
    </>
  );
}
