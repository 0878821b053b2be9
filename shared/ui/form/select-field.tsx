import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldWords } from './field';

interface Option {
  readonly value: string;
  readonly text: string;
  /** The language its text is in, where that is not the page's. */
  readonly lang?: string;
}

interface SelectFieldProps extends FieldWords, Omit<ComponentPropsWithRef<'select'>, 'className' | 'id'> {
  readonly options: readonly Option[];
}

/** A choice of one. */
export function SelectField({ label, hint, problem, options, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} problem={problem}>
      {(control) => (
        <select {...select} {...control}>
          {options.map(({ value, text, lang }) => (
            <option key={value} value={value} lang={lang}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
