import { useEffect, useId, useRef, useState } from 'react';
import { useFormTexts } from './form-texts';
import styles from './photo-field.module.css';
import type { PhotoProblem } from './photo-of-file';

interface PhotoFieldProps {
  readonly photo: string | undefined;
  /** Called with the small photo, or with `undefined` when the photo is removed. */
  readonly onPhoto: (photo: string | undefined) => void;
}

/** What the field shows below its buttons. `missing`: the code that opens photos could not be loaded. */
type State = 'idle' | 'busy' | PhotoProblem | 'missing';

/**
 * Chooses a candidate's photo from the device, takes it with the camera of a phone, or removes it. A file that cannot be
 * opened changes nothing. The code that opens photos is loaded when one is chosen. Behaviour: Create.
 */
export function PhotoField({ photo, onPhoto }: PhotoFieldProps) {
  const t = useFormTexts();
  const stateId = useId();
  const [state, setState] = useState<State>('idle');
  // A photo that is ready after the dialog was closed, or after another file was chosen, is dropped.
  const newest = useRef<File | null>(null);
  useEffect(() => () => void (newest.current = null), []);

  const open = async (file: File) => {
    newest.current = file;
    setState('busy');
    const tools = await import(/* webpackChunkName: "photos" */ './photo-of-file').catch(() => null);
    const opened = tools && (await tools.photoOfFile(file));
    if (newest.current !== file) return;
    if (opened?.ok) onPhoto(opened.value);
    else setState(opened ? opened.error : 'missing');
  };

  const isProblem = state !== 'idle' && state !== 'busy';
  const chooser = (text: string, capture?: 'user') => (
    <label className={styles.choose} data-camera={capture && ''}>
      {text}
      <input
        type="file"
        accept="image/*"
        capture={capture}
        aria-describedby={stateId}
        aria-invalid={isProblem}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) void open(file);
          target.value = ''; // otherwise the browser fires no `change` when the same file is chosen again
        }}
      />
    </label>
  );
  return (
    <>
      <div className={styles.field}>
        {photo && <img className={styles.photo} src={photo} alt="" />}
        {chooser(t('PHOTO_CHOOSE'))}
        {chooser(t('PHOTO_TAKE'), 'user')}
        {photo && (
          <button type="button" className={styles.choose} onClick={() => onPhoto(undefined)}>
            {t('PHOTO_REMOVE')}
          </button>
        )}
      </div>
      <div id={stateId}>
        <p role="status">{state === 'busy' && t('PHOTO_BUSY')}</p>
        <p role="alert" className={styles.problem}>
          {isProblem && t(`PHOTO_${state}`)}
        </p>
      </div>
      <p className={styles.note}>{t('PHOTO_NOTE')}</p>
    </>
  );
}
