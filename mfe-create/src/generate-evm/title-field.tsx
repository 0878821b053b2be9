import { visibleText } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { forwardRef, useId, useState } from 'react';
import styles from './generate-form.module.css';
import { onEnter } from './on-enter';
import { Step } from './step';
import { TEXT_INPUT } from './text-input';

interface TitleFieldProps {
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly onNext: () => void;
}

/** The title of the machine. A blank field shows an error after the visitor has left it. Spec 5: Create EVM. */
export const TitleField = forwardRef<HTMLInputElement, TitleFieldProps>(function TitleField(
  { value, onValue, onNext },
  ref,
) {
  const { t } = useTexts();
  const id = useId();
  const [hasBeenLeft, setHasBeenLeft] = useState(false);
  const isWrong = hasBeenLeft && !visibleText(value);
  return (
    <div>
      <label htmlFor={id}>
        <Step number={1}>{t('CREATE_TITLE')}</Step>
      </label>
      <input
        {...TEXT_INPUT}
        ref={ref}
        id={id}
        className={styles.input}
        value={value}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-problem` : undefined}
        onChange={({ target }) => onValue(target.value)}
        onBlur={() => setHasBeenLeft(true)}
        onKeyDown={onEnter(onNext)}
      />
      {isWrong && (
        <p id={`${id}-problem`} className={styles.problem}>
          {t('VAL_REQUIRED')}
        </p>
      )}
    </div>
  );
});
