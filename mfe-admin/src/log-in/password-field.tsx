import { useTexts } from '@demo-evm/shared/i18n';
import { EyeIcon, IconButton, TextField } from '@demo-evm/shared/ui';
import { useState, type ComponentPropsWithRef } from 'react';

type PasswordFieldProps = Omit<ComponentPropsWithRef<typeof TextField>, 'label' | 'type' | 'beside'>;

/** A password, hidden until somebody asks to see it. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useTexts();
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...props}
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
}
