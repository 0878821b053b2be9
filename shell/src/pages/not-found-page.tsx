import type { Host } from '@demo-evm/shared/contract';
import { THEMES } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { LatePicture, MessagePanel, RouteLink } from '@demo-evm/shared/ui';
import { ShellPage } from './shell-page';

// The picture has no chunk of its own, because every page has a hash for each chunk of the shell (docs/decisions/0052).
const loadPicture = () =>
  import(/* webpackChunkName: "late" */ './not-found-picture').then(({ NOT_FOUND }) => NOT_FOUND);

/** The page that is shown for an address without a route. Behaviour: Which machine. */
export function NotFoundPage({ host }: { readonly host: Host }) {
  return (
    <ShellPage host={host} title="PAGE_NOT_FOUND" color={THEMES.public}>
      <NotFoundPanel />
    </ShellPage>
  );
}

function NotFoundPanel() {
  const { t } = useTexts();
  return (
    <MessagePanel
      picture={<LatePicture load={loadPicture} />}
      title={t('PAGE_NOT_FOUND')}
      body={t('PAGE_NOT_FOUND_BODY')}
      action={
        <RouteLink look="primary" to="/demo/demo">
          {t('GO_DEMO')}
        </RouteLink>
      }
    />
  );
}
