import type { UploaderOptions } from '@demo-evm/shared/api';
import { useTexts, type Texts } from '@demo-evm/shared/i18n';
import { useCallback } from 'react';
import { failureText } from './see-messages/failure-text';
import type { Say } from './see-messages/use-snackbar';
import { fileProblemText } from './upload-picture/file-problem';
import type { PictureKind } from '@demo-evm/shared/small-pictures';
import { useUpload, type UploadFailure } from './upload-picture/use-upload';

export interface PictureFieldInput {
  /** The URL of the picture in the form. */
  readonly url: string;
  /** Says what is wrong with `url`; `undefined` when nothing is wrong. */
  readonly urlProblem: string | undefined;
  readonly kind: PictureKind;
  /** True if the server can remove a published picture. */
  readonly canRemove: boolean;
  readonly uploads: UploaderOptions;
  /** Puts the URL of an uploaded picture into the form, or an empty text when the picture is removed. */
  readonly onChanged: (url: string) => void;
  readonly say: Say;
}

/**
 * The state of one of the form's two picture fields. The snackbar reports the field's uploads. Spec 8: Error catalogue.
 */
export function usePictureField({
  url,
  urlProblem,
  kind,
  canRemove,
  uploads,
  onChanged,
  say,
}: PictureFieldInput) {
  const texts = useTexts();
  const upload = useUpload(kind, uploads, {
    onStarted: () => say('info', (t) => t('MSG_UPLOADING')),
    onUploaded: (uploaded) => {
      onChanged(uploaded);
      say('success', (t) => t('MSG_UPLOAD_OK'));
    },
    onFailed: (failure) => say('error', () => uploadFailureText(texts, failure)),
    onCancelled: () => say('info', (t) => t('UPLOAD_CANCELLED')),
  });
  const onNoFile = useCallback(() => say('info', (t) => t('MSG_NO_FILE')), [say]);
  const { state } = upload;
  const problem = state.phase === 'failed' ? uploadFailureText(texts, state.failure) : urlProblem;
  const onRemove = () => {
    upload.forget();
    onChanged('');
  };
  return { url, kind, upload, problem, onNoFile, onRemove: canRemove ? onRemove : null };
}

function uploadFailureText(texts: Texts, failure: UploadFailure): string {
  return failure.kind === 'refused'
    ? failureText(texts.t, 'upload', failure.error)
    : fileProblemText(texts, failure.problem);
}
