import type { Host } from '@demo-evm/shared/contract';
import { THEMES } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { PanelPicture, RetryPanel, UNPLUGGED } from '@demo-evm/shared/ui';
import { ShellPage } from './shell-page';

interface UnavailablePageProps {
  readonly host: Host;
  readonly onRetry: () => void;
}

/** The page that replaces a remote that has failed or takes too long. It has a button to retry. */
export function UnavailablePage({ host, onRetry }: UnavailablePageProps) {
  return (
    <ShellPage host={host} color={THEMES.public}>
      <UnavailablePanel onRetry={onRetry} />
    </ShellPage>
  );
}

function UnavailablePanel({ onRetry }: Pick<UnavailablePageProps, 'onRetry'>) {
  const { t } = useTexts();
  return (
    <RetryPanel
      picture={<PanelPicture shapes={UNPLUGGED} />}
      title={t('NET_REMOTE_UNAVAILABLE')}
      onRetry={onRetry}
    />
  );
}
