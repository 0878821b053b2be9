import type { AccountApi, ApiError } from '@demo-evm/shared/api';
import { schemaResolver } from '@demo-evm/shared/api/react';
import { useTexts } from '@demo-evm/shared/i18n';
import { TextField } from '@demo-evm/shared/ui';
import { useForm } from 'react-hook-form';
import type { ProblemText } from './account-field';
import { AccountForm } from './account-form';
import { PasswordField } from './password-field';

interface LogInFormProps {
  /** The value of the e-mail field when the form opens. */
  readonly email: string;
  readonly logIn: AccountApi['logIn'];
  readonly problemText: ProblemText;
  readonly onLoggedIn: (token: string) => void;
  readonly onFailed: (error: ApiError) => void;
  /** Called with the typed e-mail when the visitor wants to register instead. */
  readonly onRegister: (email: string) => void;
}

interface LogInValues {
  readonly username: string;
  readonly password: string;
}

const toBody = ({ username, password }: LogInValues) => ({ username: username.trim(), password });

const checkLogIn = schemaResolver<LogInValues>('Login', toBody);

/** The login form: e-mail and password, both required. Spec 3: Login; spec 5: Login and registration. */
export function LogInForm({ email, logIn, problemText, onLoggedIn, onFailed, onRegister }: LogInFormProps) {
  const { t } = useTexts();
  const { register, handleSubmit, formState, getValues } = useForm<LogInValues>({
    defaultValues: { username: email, password: '' },
    resolver: checkLogIn,
  });
  const { errors, isSubmitting } = formState;
  const field = (name: keyof LogInValues) => ({
    ...register(name),
    problem: problemText(name, errors[name]),
  });
  const submit = handleSubmit(async (values) => {
    const { username, password } = toBody(values);
    const answer = await logIn(username, password);
    if (answer.ok) onLoggedIn(answer.value);
    else onFailed(answer.error);
  });
  return (
    <AccountForm
      submitLabel={t('AUTH_LOGIN')}
      isSubmitting={isSubmitting}
      onSubmit={submit}
      toggleLabel={t('AUTH_TO_REGISTER')}
      onToggle={() => onRegister(getValues('username'))}
    >
      <TextField {...field('username')} label={t('AUTH_EMAIL')} type="email" autoComplete="username" />
      <PasswordField {...field('password')} autoComplete="current-password" />
    </AccountForm>
  );
}
