import type { AccountApi, ApiError } from '@demo-evm/shared/api';
import { schemaResolver } from '@demo-evm/shared/api/react';
import { useTexts } from '@demo-evm/shared/i18n';
import { SubmitButton, TextField } from '@demo-evm/shared/ui';
import { useForm } from 'react-hook-form';
import styles from './auth-card.module.css';
import { PasswordField } from './password-field';
import { problemText } from './problem-text';

interface LogInFormProps {
  readonly email: string;
  readonly logIn: AccountApi['logIn'];
  readonly onLoggedIn: (token: string) => void;
  readonly onFailed: (error: ApiError) => void;
  /** The other mode was chosen; what was typed goes along. */
  readonly onRegister: (email: string) => void;
}

interface LogInValues {
  readonly username: string;
  readonly password: string;
}

const toBody = ({ username, password }: LogInValues) => ({ username: username.trim(), password });

const checkLogIn = schemaResolver<LogInValues>('Login', toBody);

/** E-mail and password, both required. Spec 3: Login; spec 5: Login and registration. */
export function LogInForm({ email, logIn, onLoggedIn, onFailed, onRegister }: LogInFormProps) {
  const texts = useTexts();
  const { t } = texts;
  const { register, handleSubmit, formState, getValues } = useForm<LogInValues>({
    defaultValues: { username: email, password: '' },
    resolver: checkLogIn,
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (values) => {
    const { username, password } = toBody(values);
    const answer = await logIn(username, password);
    if (answer.ok) onLoggedIn(answer.value);
    else onFailed(answer.error);
  });
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        {...register('username')}
        label={t('AUTH_EMAIL')}
        type="email"
        autoComplete="username"
        problem={problemText(texts, 'email', errors.username)}
      />
      <PasswordField
        {...register('password')}
        autoComplete="current-password"
        problem={problemText(texts, 'password', errors.password)}
      />
      <SubmitButton isSubmitting={isSubmitting}>
        {t(isSubmitting ? 'AUTH_SUBMITTING' : 'AUTH_LOGIN')}
      </SubmitButton>
      <button type="button" className={styles.toggle} onClick={() => onRegister(getValues('username'))}>
        {t('AUTH_TO_REGISTER')}
      </button>
    </form>
  );
}
