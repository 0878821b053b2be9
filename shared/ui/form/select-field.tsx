import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { Field, type FieldWords } from './field';

interface Option {
  readonly value: string;
  readonly text: string;
  /** The language of the text, if it differs from the page's language. */
  readonly lang?: string;
}

interface SelectFieldProps extends FieldWords, Omit<ComponentPropsWithoutRef<'select'>, 'className' | 'id'> {
  readonly options: readonly Option[];
}

/** A labelled `<select>`. */
export const SelectField = forwardRef<HTMLSelectElement, SelectFieldProps>(function SelectField(
  { label, hint, problem, note, options, ...select },
  ref,
) {
  return (
    <Field label={label} hint={hint} problem={problem} note={note}>
      {(control) => (
        <select {...select} {...control} ref={ref}>
          {options.map(({ value, text, lang }) => (
            <option key={value} value={value} lang={lang}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
});
