import { useTexts } from '@demo-evm/shared/i18n';
import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { RetryIcon } from '../icons/icons';
import { MessagePanel } from './message-panel';

interface RetryPanelProps {
  readonly picture: ReactNode;
  readonly title: string;
  /** A sentence that says what to do. By default, it asks the visitor to check the connection. */
  readonly body?: string | undefined;
  readonly onRetry: () => void;
}

/** A panel that says what could not be loaded and what to do. It has a button to try again. */
export function RetryPanel({ picture, title, body, onRetry }: RetryPanelProps) {
  const { t } = useTexts();
  return (
    <MessagePanel
      picture={picture}
      title={title}
      body={body ?? t('NET_CHECK')}
      action={
        <Button look="primary" onClick={onRetry}>
          <RetryIcon />
          {t('RETRY')}
        </Button>
      }
    />
  );
}
