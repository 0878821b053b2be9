import type { AccountApi, ApiError } from '@demo-evm/shared/api';
import { schemaResolver, showRefusedFields, useFocusOnProblem } from '@demo-evm/shared/api/react';
import { useTexts } from '@demo-evm/shared/i18n';
import { PasswordField, TextField } from '@demo-evm/shared/ui';
import { useForm } from 'react-hook-form';
import type { ProblemText } from './account-field';
import { AccountForm } from './account-form';

interface LogInFormProps {
  /** The value of the e-mail field when the form opens. */
  readonly email: string;
  readonly logIn: AccountApi['logIn'];
  readonly problemText: ProblemText;
  readonly onLoggedIn: (token: string) => void;
  /** `isShown` is true if the messages at the fields already say everything that the server's answer says. */
  readonly onFailed: (error: ApiError, isShown: boolean) => void;
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
  const form = useForm<LogInValues>({
    defaultValues: { username: email, password: '' },
    resolver: checkLogIn,
  });
  const { register, handleSubmit, formState, getValues } = form;
  const { errors, isSubmitting } = formState;
  const element = useFocusOnProblem(formState);
  const field = (name: keyof LogInValues) => ({
    ...register(name),
    problem: problemText(name, errors[name]),
  });
  const submit = handleSubmit(async (values) => {
    const { username, password } = toBody(values);
    const answer = await logIn(username, password);
    if (answer.ok) onLoggedIn(answer.value);
    else onFailed(answer.error, showRefusedFields(form, answer.error));
  });
  return (
    <AccountForm
      form={element}
      submitLabel={t('AUTH_LOGIN')}
      isSubmitting={isSubmitting}
      onSubmit={submit}
      toggleLabel={t('AUTH_TO_REGISTER')}
      onToggle={() => onRegister(getValues('username'))}
    >
      <TextField {...field('username')} label={t('AUTH_EMAIL')} type="email" autoComplete="username" />
      <PasswordField
        {...field('password')}
        label={t('AUTH_PASSWORD')}
        showLabel={t('AUTH_PASSWORD_SHOW')}
        hideLabel={t('AUTH_PASSWORD_HIDE')}
        autoComplete="current-password"
      />
    </AccountForm>
  );
}
