import { formatNumber } from '@demo-evm/shared/domain';
import { useTexts, type Texts } from '@demo-evm/shared/i18n';
import { Button, SubmitButton } from '@demo-evm/shared/ui';
import styles from './save-bar.module.css';

/** The bar shows the names of at most this many fields, because more names would make the bar high on a phone. */
const NAMED_FIELDS = 3;

interface SaveBarProps {
  /** The id of the form that the Update button submits. */
  readonly formId: string;
  readonly isUpdating: boolean;
  /** True during the upload of a picture. It disables Update and Preview, which would lack the picture. */
  readonly isUploading: boolean;
  /** The labels of the fields that differ from the published machine. */
  readonly unpublished: readonly string[];
  readonly onDiscard: () => void;
  /** Brings back what was discarded; `null` when there is nothing to bring back. */
  readonly onUndo: (() => void) | null;
  readonly onPreview: () => void;
}

/**
 * The bar at the lower edge of the window. It says which fields are not published, and has the buttons that discard,
 * preview and publish them. While there is nothing to publish, the bar is at the end of the form. Spec 2: Auth page;
 * behaviour: Update.
 */
export function SaveBar(props: SaveBarProps) {
  const { formId, isUpdating, isUploading, unpublished, onDiscard, onUndo, onPreview } = props;
  const texts = useTexts();
  const { t } = texts;
  const isChanged = unpublished.length > 0;
  return (
    <div
      className={styles.bar}
      data-quiet={isChanged || isUploading || isUpdating || onUndo ? undefined : ''}
    >
      <p role="status" className={styles.note}>
        {isUploading
          ? t('UPLOAD_WAIT')
          : isChanged
            ? unpublishedText(texts, unpublished)
            : onUndo && t('FORM_DISCARDED')}
      </p>
      <div className={styles.actions}>
        {/* The same button discards the changes and brings them back, so that the keyboard's focus stays on it. */}
        {(isChanged || onUndo) && (
          <Button disabled={isUpdating} onClick={isChanged || !onUndo ? onDiscard : onUndo}>
            {t(isChanged ? 'FORM_DISCARD' : 'FORM_UNDO')}
          </Button>
        )}
        <Button disabled={isUploading} onClick={onPreview}>
          {t('DASH_PREVIEW')}
        </Button>
        <SubmitButton form={formId} isSubmitting={isUpdating} disabled={isUploading}>
          {t(isUpdating ? 'AUTH_SUBMITTING' : 'DASH_UPDATE')}
        </SubmitButton>
      </div>
    </div>
  );
}

function unpublishedText({ t, language }: Texts, labels: readonly string[]): string {
  const fields = labels.slice(0, NAMED_FIELDS).join(', ');
  const rest = labels.length - NAMED_FIELDS;
  return rest > 0
    ? t('FORM_UNPUBLISHED_MORE', { fields, rest: formatNumber(rest, language) })
    : t('FORM_UNPUBLISHED', { fields });
}
