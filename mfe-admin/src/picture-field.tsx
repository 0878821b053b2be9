import { useTexts } from '@demo-evm/shared/i18n';
import { useCallback } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Say } from './see-messages/use-snackbar';
import type { EvmValues } from './update-evm/evm-values';
import { fieldProblem } from './update-evm/field-problem';
import { PictureUpload } from './upload-picture/picture-upload';
import type { Upload } from './upload-picture/use-upload';
import { uploadFailureText } from './use-picture-upload';

interface PictureFieldProps {
  readonly field: 'symbolurl' | 'cpicurl';
  readonly form: UseFormReturn<EvmValues>;
  /** The address in the form. */
  readonly url: string;
  readonly upload: Upload;
  readonly say: Say;
}

const LOOKS = {
  symbolurl: { key: 'FORM_SYMBOL', kind: 'symbol' },
  cpicurl: { key: 'FORM_PHOTO', kind: 'photo' },
} as const;

/** One of the form's two pictures. */
export function PictureField({ field, form, url, upload, say }: PictureFieldProps) {
  const texts = useTexts();
  const { key, kind } = LOOKS[field];
  const onNoFile = useCallback(() => say('info', (t) => t('MSG_NO_FILE')), [say]);
  return (
    <PictureUpload
      label={texts.t(key)}
      kind={kind}
      url={url}
      upload={upload}
      failureText={(failure) => uploadFailureText(texts, failure)}
      problem={fieldProblem(texts, field, form.formState.errors[field])}
      onNoFile={onNoFile}
    />
  );
}
