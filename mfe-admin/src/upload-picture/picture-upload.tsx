import { formatNumber, imageUrl } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { Button, Picture } from '@demo-evm/shared/ui';
import { useEffect, useId, useRef } from 'react';
import { MAX_MEGABYTES } from './file-problem';
import styles from './picture-upload.module.css';
import type { Upload } from './use-upload';

interface PictureUploadProps {
  readonly label: string;
  readonly kind: 'symbol' | 'photo';
  /** The URL of the current picture, or an empty text when there is no picture. */
  readonly url: string;
  readonly upload: Upload;
  /** Says what is wrong with the upload or with `url`; `undefined` when nothing is wrong. */
  readonly problem: string | undefined;
  /** Called when the visitor closes the file chooser without choosing a file. */
  readonly onNoFile: () => void;
}

/** A picture, a button to choose another one, and the state of the upload. Spec 2: Image inputs; spec 4: Upload. */
export function PictureUpload(props: PictureUploadProps) {
  const { label, kind, url, upload, problem, onNoFile } = props;
  const { t, language } = useTexts();
  const id = useId();
  const { state } = upload;
  const input = useCancelListener(onNoFile);
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
              target.value = ''; // otherwise the browser fires no `change` when the same file is chosen again
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
          {problem && <small className={styles.problem}>{problem}</small>}
          {state.phase === 'idle' && !problem && (
            <small>{t('UPLOAD_RULE', { size: formatNumber(MAX_MEGABYTES, language) })}</small>
          )}
        </div>
        {state.phase === 'running' && <Button onClick={upload.cancel}>{t('UPLOAD_CANCEL')}</Button>}
        {canRetry && <Button onClick={() => upload.start(state.file)}>{t('RETRY')}</Button>}
      </div>
    </div>
  );
}

/** Calls `onCancel` when the file chooser is closed without a file. React does not support `onCancel` on an input. */
function useCancelListener(onCancel: () => void) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const element = input.current;
    element?.addEventListener('cancel', onCancel);
    return () => element?.removeEventListener('cancel', onCancel);
  }, [onCancel]);
  return input;
}
