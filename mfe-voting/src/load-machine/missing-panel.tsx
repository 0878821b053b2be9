import { useTexts } from '@demo-evm/shared/i18n';
import { MessagePanel, RouteLink } from '@demo-evm/shared/ui';
import { StatePicture } from './state-picture';

interface MissingPanelProps {
  /** The place where the machine was not found. */
  readonly from: 'site' | 'device';
}

/** Says that no machine with this id was found. Behaviour: Which machine. */
export function MissingPanel({ from }: MissingPanelProps) {
  const { t } = useTexts();
  return (
    <MessagePanel
      picture={<StatePicture of={from === 'device' ? 'notOnDevice' : 'notFound'} />}
      title={t('NOT_FOUND_TITLE')}
      body={from === 'device' ? t('NOT_ON_DEVICE') : t('NOT_FOUND_BODY')}
      action={
        <RouteLink look="primary" to="/demo/demo">
          {t('GO_DEMO')}
        </RouteLink>
      }
    />
  );
}
