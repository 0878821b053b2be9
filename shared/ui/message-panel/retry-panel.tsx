import { useTexts } from '@demo-evm/shared/i18n';
import { Button } from '../button/button';
import { MessagePanel } from './message-panel';

interface RetryPanelProps {
  readonly title: string;
  readonly onRetry: () => void;
}

/** Says what could not be loaded, with a button to try again. */
export function RetryPanel({ title, onRetry }: RetryPanelProps) {
  const { t } = useTexts();
  return (
    <MessagePanel
      title={title}
      action={
        <Button look="primary" onClick={onRetry}>
          {t('RETRY')}
        </Button>
      }
    />
  );
}
