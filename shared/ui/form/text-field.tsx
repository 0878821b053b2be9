import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { Field, type FieldWords } from './field';
import styles from './field.module.css';

interface TextFieldProps extends FieldWords, Omit<ComponentPropsWithoutRef<'input'>, 'className' | 'id'> {
  /** A button at the end of the input's line. */
  readonly beside?: ReactNode;
}

/** A labelled `<input>`, of type `text` unless another type is given. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, hint, problem, note, beside, ...input },
  ref,
) {
  return (
    <Field label={label} hint={hint} problem={problem} note={note}>
      {(control) => {
        const line = <input type="text" {...input} {...control} ref={ref} />;
        return beside ? (
          <div className={styles.beside}>
            {line}
            {beside}
          </div>
        ) : (
          line
        );
      }}
    </Field>
  );
});
