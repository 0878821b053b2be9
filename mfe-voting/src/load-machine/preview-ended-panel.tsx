import { useTexts } from '@demo-evm/shared/i18n';
import { MessagePanel, RouteLink } from '@demo-evm/shared/ui';
import { StatePicture } from './state-picture';

/** Says that the preview has ended. A preview is shown only once, so a reload ends it. Behaviour: Preview. */
export function PreviewEndedPanel() {
  const { t } = useTexts();
  return (
    <MessagePanel
      picture={<StatePicture of="previewEnded" />}
      title={t('PREVIEW_ENDED_TITLE')}
      body={t('PREVIEW_ENDED_BODY')}
      action={
        <RouteLink look="primary" to="/auth">
          {t('PREVIEW_BACK')}
        </RouteLink>
      }
    />
  );
}
