import { forwardRef, useState, type ComponentPropsWithoutRef } from 'react';
import { IconButton } from '../button/icon-button';
import { EyeIcon } from '../icons/icons';
import { TextField } from './text-field';

interface PasswordFieldProps extends Omit<ComponentPropsWithoutRef<typeof TextField>, 'type' | 'beside'> {
  /** The name of the button while the password is hidden. */
  readonly showLabel: string;
  /** The name of the button while the password is shown. */
  readonly hideLabel: string;
}

/** A password field with a button that shows or hides the password. */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(function PasswordField(
  { showLabel, hideLabel, ...props },
  ref,
) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...props}
      ref={ref}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      beside={
        <IconButton aria-label={isShown ? hideLabel : showLabel} onClick={() => setIsShown(!isShown)}>
          <EyeIcon isShut={isShown} />
        </IconButton>
      }
    />
  );
});
