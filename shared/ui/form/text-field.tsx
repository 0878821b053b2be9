import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { Field, type FieldWords } from './field';
import styles from './field.module.css';

interface TextFieldProps extends FieldWords, Omit<ComponentPropsWithoutRef<'input'>, 'className' | 'id'> {
  /** A button inside the frame of the input, at its end. */
  readonly inside?: ReactNode;
}

/** A labelled `<input>`, of type `text` unless another type is given. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, hint, isHintMet, problem, note, aside, inside, ...input },
  ref,
) {
  return (
    <Field {...{ label, hint, isHintMet, problem, note, aside }}>
      {(control) => {
        const line = <input type="text" {...input} {...control} ref={ref} />;
        return inside ? (
          <div className={styles.frame} data-invalid={control['aria-invalid']}>
            {line}
            {inside}
          </div>
        ) : (
          line
        );
      }}
    </Field>
  );
});
