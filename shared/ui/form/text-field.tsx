import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Field, type FieldWords } from './field';
import styles from './field.module.css';

interface TextFieldProps extends FieldWords, Omit<ComponentPropsWithRef<'input'>, 'className' | 'id'> {
  /** A button at the end of the line. */
  readonly beside?: ReactNode;
}

/** A line of text, or what else an `<input>` takes. */
export function TextField({ label, hint, problem, beside, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} problem={problem}>
      {(control) => {
        const line = <input type="text" {...input} {...control} />;
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
}
