import styles from './choice.module.css';

interface ChoiceProps<Value extends string> {
  readonly name: string;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly lang?: string }[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

/** A group of radio buttons that look like buttons. */
export function Choice<Value extends string>({ name, options, chosen, onChoose }: ChoiceProps<Value>) {
  return (
    <fieldset className={styles.group}>
      <legend>{name}</legend>
      {options.map(({ value, label, lang }) => (
        <label key={value} lang={lang}>
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
