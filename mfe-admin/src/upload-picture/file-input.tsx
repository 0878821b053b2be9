import { forwardRef, useEffect, useId, useImperativeHandle, useRef } from 'react';
import styles from './picture-upload.module.css';

interface FileInputProps {
  /** The id of the element with the field's name. The input's accessible name begins with the field's name. */
  readonly labelId: string;
  /** The id of the text that describes the state of the upload. */
  readonly stateId: string;
  readonly isInvalid: boolean;
  /** The words on the button. */
  readonly text: string;
  /** If `true`, the button opens the camera of a phone. It is not shown when the main pointer is a mouse. */
  readonly isCamera?: boolean;
  readonly onFiles: (files: FileList | null) => void;
  /** Called when the visitor closes the chooser without choosing a file. */
  readonly onNoFile: () => void;
}

/** A file input that looks like a button. Spec 2: Image inputs. */
export const FileInput = forwardRef<HTMLInputElement, FileInputProps>(function FileInput(props, ref) {
  const { labelId, stateId, isInvalid, text, isCamera = false, onFiles, onNoFile } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  // React's own `onCancel` property does not work on an input.
  useEffect(() => {
    const element = input.current;
    element?.addEventListener('cancel', onNoFile);
    return () => element?.removeEventListener('cancel', onNoFile);
  }, [onNoFile]);
  return (
    <span className={isCamera ? `${styles.choose ?? ''} ${styles.camera ?? ''}` : styles.choose}>
      <span id={id}>{text}</span>
      <input
        ref={input}
        type="file"
        accept="image/*"
        {...(isCamera && { capture: 'user' })}
        aria-labelledby={`${labelId} ${id}`}
        aria-describedby={stateId}
        aria-invalid={isInvalid}
        onChange={({ target }) => {
          if (target.files?.[0]) onFiles(target.files);
          else onNoFile();
          target.value = ''; // otherwise the browser fires no `change` when the same file is chosen again
        }}
      />
    </span>
  );
});
