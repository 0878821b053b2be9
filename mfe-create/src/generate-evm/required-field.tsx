import { useTexts } from '@demo-evm/shared/i18n';
import { TextField } from '@demo-evm/shared/ui';
import { forwardRef, useState } from 'react';

interface RequiredFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
}

/** As long as texts of the contract may be. Behaviour: Fields. */
const MOST_LETTERS = 200;

/** A line that must not stay blank; it says so once it was left. Spec 5: Create EVM. */
export const RequiredField = forwardRef<HTMLInputElement, RequiredFieldProps>(function RequiredField(
  { label, value, onValue },
  ref,
) {
  const { t } = useTexts();
  const [isLeft, setIsLeft] = useState(false);
  return (
    <TextField
      ref={ref}
      label={label}
      problem={isLeft && !value.trim() ? t('VAL_REQUIRED') : undefined}
      value={value}
      required
      dir="auto"
      maxLength={MOST_LETTERS}
      autoComplete="off"
      onChange={({ target }) => onValue(target.value)}
      onBlur={() => setIsLeft(true)}
    />
  );
});
