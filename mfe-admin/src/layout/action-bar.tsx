import { useTexts } from '@demo-evm/shared/i18n';
import { Button, ButtonLink, SubmitButton } from '@demo-evm/shared/ui';
import styles from './action-bar.module.css';

interface ActionBarProps {
  /** The id of the form that the Update button submits. */
  readonly formId: string;
  readonly isUpdating: boolean;
  /** True while a picture is uploaded. The Update button is disabled during the upload. */
  readonly isUploading: boolean;
  readonly isChanged: boolean;
  /** The path of the machine's published page. */
  readonly path: string;
  readonly onPreview: () => void;
  readonly onChangeLink: () => void;
}

/**
 * The buttons for four actions on the machine, and a note while an upload runs or while there are unsaved changes.
 * Spec 2: Auth page.
 */
export function ActionBar(props: ActionBarProps) {
  const { formId, isUpdating, isUploading, isChanged, path, onPreview, onChangeLink } = props;
  const { t } = useTexts();
  return (
    <>
      <div className={styles.actions}>
        <SubmitButton form={formId} isSubmitting={isUpdating} disabled={isUploading}>
          {t(isUpdating ? 'AUTH_SUBMITTING' : 'DASH_UPDATE')}
        </SubmitButton>
        <Button onClick={onPreview}>{t('DASH_PREVIEW')}</Button>
        <ButtonLink href={path} target="_blank" rel="noopener">
          {t('DASH_PREVIEW_DEMO')}
        </ButtonLink>
        <Button onClick={onChangeLink}>{t('DASH_CHANGE_LINK')}</Button>
      </div>
      <p role="status" className={styles.note}>
        {isUploading ? t('UPLOAD_WAIT') : isChanged && t('FORM_UNSAVED')}
      </p>
    </>
  );
}
