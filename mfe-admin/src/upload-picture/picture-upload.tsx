import { formatNumber, imageUrl } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { Button, Picture } from '@demo-evm/shared/ui';
import { useEffect, useId, useRef } from 'react';
import { MOST_MEGABYTES } from './file-problem';
import styles from './picture-upload.module.css';
import type { Upload, UploadFailure } from './use-upload';

interface PictureUploadProps {
  readonly label: string;
  readonly kind: 'symbol' | 'photo';
  /** The picture that is there now. */
  readonly url: string;
  readonly upload: Upload;
  readonly failureText: (failure: UploadFailure) => string;
  /** What is wrong with `url`. */
  readonly problem: string | undefined;
  /** The file chooser was closed without a file. */
  readonly onNoFile: () => void;
}

/** A picture, a button to choose another, and how far its upload is. Spec 2: Image inputs; spec 4: Upload. */
export function PictureUpload(props: PictureUploadProps) {
  const { label, kind, url, upload, failureText, problem, onNoFile } = props;
  const { t, language } = useTexts();
  const id = useId();
  const { state } = upload;
  const input = useNoFile(onNoFile);
  const failed = state.phase === 'failed' ? failureText(state.failure) : problem;
  const canRetry = state.phase === 'failed' && state.failure.kind === 'refused';
  return (
    <div role="group" aria-labelledby={`${id}-label`} className={styles.upload}>
      <Picture kind={kind} url={imageUrl(url)} name={label} className={styles.picture} />
      <div className={styles.body}>
        <b id={`${id}-label`}>{label}</b>
        <span className={styles.choose}>
          <span id={`${id}-choose`}>{t('FORM_CHOOSE_FILE')}</span>
          <input
            ref={input}
            type="file"
            accept="image/*"
            aria-labelledby={`${id}-label ${id}-choose`}
            aria-describedby={`${id}-state`}
            onChange={({ target }) => {
              const file = target.files?.[0];
              if (file) upload.start(file);
              else onNoFile();
              target.value = ''; // the same file can be chosen again
            }}
          />
        </span>
        <div id={`${id}-state`} className={styles.state}>
          {state.phase === 'running' && (
            <>
              <progress aria-label={label} max={100} value={state.percent} />
              <small>{t('FORM_UPLOAD_PROGRESS', { percent: formatNumber(state.percent, language) })}</small>
            </>
          )}
          {failed && <small className={styles.problem}>{failed}</small>}
          {state.phase === 'idle' && !failed && (
            <small>{t('UPLOAD_RULE', { size: formatNumber(MOST_MEGABYTES, language) })}</small>
          )}
        </div>
        {state.phase === 'running' && <Button onClick={upload.cancel}>{t('UPLOAD_CANCEL')}</Button>}
        {canRetry && <Button onClick={() => upload.start(state.file)}>{t('RETRY')}</Button>}
      </div>
    </div>
  );
}

/** A chooser that is closed tells so only by `cancel`, which React does not hear on an input. */
function useNoFile(onNoFile: () => void) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const element = input.current;
    element?.addEventListener('cancel', onNoFile);
    return () => element?.removeEventListener('cancel', onNoFile);
  }, [onNoFile]);
  return input;
}
