import { useTexts } from '@demo-evm/shared/i18n';
import { TextField } from '@demo-evm/shared/ui';
import { forwardRef, useState } from 'react';

interface RequiredFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
}

/** A title or a name has at most this many characters. Behaviour: Fields. */
const MAX_CHARACTERS = 200;

/**
 * A text field that must not be blank. A blank field shows an error after the visitor has left it. Spec 5: Create EVM.
 */
export const RequiredField = forwardRef<HTMLInputElement, RequiredFieldProps>(function RequiredField(
  { label, value, onValue },
  ref,
) {
  const { t } = useTexts();
  const [hasBeenLeft, setHasBeenLeft] = useState(false);
  return (
    <TextField
      ref={ref}
      label={label}
      problem={hasBeenLeft && !value.trim() ? t('VAL_REQUIRED') : undefined}
      value={value}
      required
      dir="auto"
      maxLength={MAX_CHARACTERS}
      autoComplete="off"
      onChange={({ target }) => onValue(target.value)}
      onBlur={() => setHasBeenLeft(true)}
    />
  );
});
