import { forwardRef, useState, type ComponentPropsWithoutRef } from 'react';
import { EyeIcon } from '../icons/icons';
import styles from './field.module.css';
import { TextField } from './text-field';

interface PasswordFieldProps extends Omit<ComponentPropsWithoutRef<typeof TextField>, 'type' | 'inside'> {
  /** The name of the button while the password is hidden. */
  readonly showLabel: string;
  /** The name of the button while the password is shown. */
  readonly hideLabel: string;
}

/** A password field. A button inside its frame shows or hides the password. */
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
      inside={
        <button
          type="button"
          className={styles.eye}
          aria-label={isShown ? hideLabel : showLabel}
          onClick={() => setIsShown(!isShown)}
        >
          <EyeIcon isShut={!isShown} />
        </button>
      }
    />
  );
});
