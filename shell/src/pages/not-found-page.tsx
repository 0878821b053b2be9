import type { Host } from '@demo-evm/shared/contract';
import { useTexts } from '@demo-evm/shared/i18n';
import { MessagePanel } from '@demo-evm/shared/ui';
import { Link } from 'react-router-dom';
import { ShellPage } from './shell-page';

/** Any address that is no page. BEHAVIOUR: Which machine, unknown routes. */
export function NotFoundPage({ host }: { readonly host: Host }) {
  return (
    <ShellPage host={host}>
      <NotFoundPanel />
    </ShellPage>
  );
}

function NotFoundPanel() {
  const { t } = useTexts();
  return <MessagePanel title={t('PAGE_NOT_FOUND')} action={<Link to="/demo/demo">{t('GO_DEMO')}</Link>} />;
}
