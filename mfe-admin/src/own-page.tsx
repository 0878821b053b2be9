import { isServerFault, type OwnMachineApi, type UploaderOptions } from '@demo-evm/shared/api';
import type { Host } from '@demo-evm/shared/contract';
import { useTexts } from '@demo-evm/shared/i18n';
import { Loading, PanelPicture, RetryPanel, UNPLUGGED, useFocusMain } from '@demo-evm/shared/ui';
import { Account } from './layout/account';
import { Dashboard } from './dashboard';
import { Frame } from './layout/frame';
import type { Say } from './see-messages/use-snackbar';
import { useOwnMachine } from './update-evm/use-own-machine';

interface OwnPageProps {
  readonly host: Host;
  readonly api: OwnMachineApi;
  readonly uploads: UploaderOptions;
  readonly say: Say;
  readonly onLogOut: () => void;
}

/**
 * Fetches the machine of the account, and then shows the dashboard. If the request fails, the page shows a
 * panel with a button that repeats the request. Spec 4: Auth page; spec 8: Logged failures.
 */
export function OwnPage({ host, api, uploads, say, onLogOut }: OwnPageProps) {
  const { t } = useTexts();
  const { state, retry, change } = useOwnMachine(api);
  useFocusMain(state.phase);
  if (state.phase === 'found') {
    return (
      <Dashboard
        host={host}
        api={api}
        uploads={uploads}
        machine={state.machine}
        onChanged={change}
        say={say}
        onLogOut={onLogOut}
      />
    );
  }
  return (
    <Frame host={host} title={t('DASH_TITLE')} account={<Account onLogOut={onLogOut} />}>
      {state.phase === 'loading' ? (
        <Loading />
      ) : (
        <RetryPanel
          picture={<PanelPicture shapes={UNPLUGGED} />}
          title={t('NET_LOAD_FAILED')}
          body={isServerFault(state.error) ? t('NET_SERVER_FAULT') : undefined}
          onRetry={retry}
        />
      )}
    </Frame>
  );
}
