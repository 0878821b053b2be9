import { useTexts } from '@demo-evm/shared/i18n';
import { EyeIcon, IconButton, TextField } from '@demo-evm/shared/ui';
import { forwardRef, useState, type ComponentPropsWithoutRef } from 'react';

type PasswordFieldProps = Omit<ComponentPropsWithoutRef<typeof TextField>, 'label' | 'type' | 'beside'>;

/** A password field with a button that shows or hides the password. */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(
  function PasswordField(props, ref) {
    const { t } = useTexts();
    const [isShown, setIsShown] = useState(false);
    return (
      <TextField
        {...props}
        ref={ref}
        label={t('AUTH_PASSWORD')}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        beside={
          <IconButton
            aria-label={t(isShown ? 'AUTH_PASSWORD_HIDE' : 'AUTH_PASSWORD_SHOW')}
            onClick={() => setIsShown(!isShown)}
          >
            <EyeIcon isShut={isShown} />
          </IconButton>
        }
      />
    );
  },
);
