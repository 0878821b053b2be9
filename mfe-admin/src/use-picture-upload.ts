import type { Uploader } from '@demo-evm/shared/api';
import { formatNumber } from '@demo-evm/shared/domain';
import { useTexts, type Texts } from '@demo-evm/shared/i18n';
import { failureText } from './see-messages/failure-text';
import type { Say } from './see-messages/use-snackbar';
import { MOST_MEGABYTES } from './upload-picture/file-problem';
import { useUpload, type Upload, type UploadFailure } from './upload-picture/use-upload';

/** An upload whose fate is told by messages. Spec 8: Error catalogue. */
export function usePictureUpload(uploader: Uploader, say: Say, onUploaded: (url: string) => void): Upload {
  const texts = useTexts();
  return useUpload(uploader, {
    onStarted: () => say('info', (t) => t('MSG_UPLOADING')),
    onUploaded: (url) => {
      onUploaded(url);
      say('success', (t) => t('MSG_UPLOAD_OK'));
    },
    onFailed: (failure) => say('error', () => uploadFailureText(texts, failure)),
  });
}

/** Why a picture did not arrive, in words. */
export function uploadFailureText({ t, language }: Texts, failure: UploadFailure): string {
  if (failure.kind === 'refused') return failureText(t, 'upload', failure.error);
  switch (failure.problem) {
    case 'type':
      return t('VAL_PICTURE_TYPE');
    case 'size':
      return t('VAL_PICTURE_SIZE', { size: formatNumber(MOST_MEGABYTES, language) });
    default:
      return failure.problem satisfies never;
  }
}
