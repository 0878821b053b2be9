import { imageUrl, formatNumber } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { Button, Picture } from '@demo-evm/shared/ui';
import { useId, useRef, useState } from 'react';
import { FileInput } from './file-input';
import styles from './picture-upload.module.css';
import type { Upload, UploadState } from './use-upload';

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
  /** `null` when the picture cannot be removed. */
  readonly onRemove: (() => void) | null;
}

/**
 * The picture of a field, with buttons to choose, crop and remove it, and with the state of the upload. A file can
 * also be dropped on the field, or pasted while the focus is inside the field.
 * Spec 2: Image inputs; spec 4: Upload; behaviour: Upload.
 */
export function PictureUpload(props: PictureUploadProps) {
  const { label, kind, url, upload, problem, onNoFile, onRemove } = props;
  const { t, language } = useTexts();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isCropping, setIsCropping] = useState(false);
  const { state, opened } = upload;
  const isRunning = state.phase === 'running';
  const take = (files: FileList | null, event?: { preventDefault: () => void }) => {
    const file = files?.[0];
    if (!file) return;
    event?.preventDefault();
    upload.start(file);
  };
  /** Makes the handler of a button that disappears when it is pressed. The focus moves to the file input. */
  const focusInputAfter = (act: () => void) => () => {
    act();
    input.current?.focus();
  };
  const inputProps = {
    labelId: `${id}-label`,
    stateId: `${id}-state`,
    isInvalid: problem !== undefined,
    onNoFile,
    onFiles: take,
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the file input does the same by keyboard
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      className={styles.upload}
      onDragOver={(event) => event.preventDefault()} // otherwise nothing can be dropped here
      onDrop={(event) => take(event.dataTransfer.files, event)}
      onPaste={(event) => take(event.clipboardData.files, event)}
    >
      <Picture kind={kind} url={imageUrl(url)} name={label} className={styles.picture} />
      <div className={styles.body}>
        <b id={`${id}-label`}>{label}</b>
        <div className={styles.buttons}>
          <FileInput {...inputProps} ref={input} text={t('FORM_CHOOSE_FILE')} />
          {kind === 'photo' && <FileInput {...inputProps} text={t('UPLOAD_CAMERA')} isCamera />}
          {opened && <Button onClick={() => setIsCropping(true)}>{t('CROP_TITLE')}</Button>}
          {onRemove && url !== '' && !isRunning && (
            <Button onClick={focusInputAfter(onRemove)}>{t('UPLOAD_REMOVE')}</Button>
          )}
        </div>
        <div id={`${id}-state`} className={styles.state}>
          {isRunning && (
            <>
              <progress aria-label={label} max={100} value={state.percent} />
              <small>{t('FORM_UPLOAD_PROGRESS', { percent: formatNumber(state.percent, language) })}</small>
            </>
          )}
          {problem && <small className={styles.problem}>{problem}</small>}
          {state.phase === 'idle' && !problem && <small>{t('UPLOAD_RULE')}</small>}
        </div>
        {isRunning && <Button onClick={focusInputAfter(upload.cancel)}>{t('UPLOAD_CANCEL')}</Button>}
        {canRetry(state) && <Button onClick={focusInputAfter(state.retry)}>{t('RETRY')}</Button>}
      </div>
      {isCropping && opened && (
        <opened.tools.CropDialog
          label={label}
          kind={kind}
          canvas={opened.canvas}
          frame={opened.frame}
          onUse={(canvas, frame) => {
            setIsCropping(false);
            upload.crop(canvas, frame);
          }}
          onClose={() => setIsCropping(false)}
        />
      )}
    </div>
  );
}

/** Another attempt makes no sense when this page or the server has refused the content of the file. */
function canRetry(state: UploadState): state is Extract<UploadState, { phase: 'failed' }> {
  if (state.phase !== 'failed' || state.failure.kind === 'unfit') return false;
  const { error } = state.failure;
  return error.kind !== 'refused' || ![400, 413, 415].includes(error.status);
}
