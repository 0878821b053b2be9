import { useTexts } from '@demo-evm/shared/i18n';
import { MessagePanel, RouteLink } from '@demo-evm/shared/ui';
import { StatePicture } from './state-picture';

/** Says that the campaign has paused its machine. Behaviour: Pause. */
export function PausedPanel() {
  const { t } = useTexts();
  return (
    <MessagePanel
      picture={<StatePicture of="paused" />}
      title={t('PAUSED_TITLE')}
      body={t('PAUSED_BODY')}
      action={
        <RouteLink look="primary" to="/demo/demo">
          {t('GO_DEMO')}
        </RouteLink>
      }
    />
  );
}
