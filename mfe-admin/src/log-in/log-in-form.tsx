import type { AccountApi } from '@demo-evm/shared/api';
import { schemaResolver, showRefusedFields, useFocusOnProblem } from '@demo-evm/shared/api/react';
import { useTexts } from '@demo-evm/shared/i18n';
import { PasswordField, TextField } from '@demo-evm/shared/ui';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import type { ProblemText } from './account-field';
import { AccountForm } from './account-form';
import { useFailure, type Failure } from './use-failure';

interface LogInFormProps {
  /** The value of the e-mail field when the form opens. */
  readonly email: string;
  readonly logIn: AccountApi['logIn'];
  readonly problemText: ProblemText;
  readonly failureText: (failure: Failure) => string;
  readonly onLoggedIn: (token: string) => void;
  /** The control beside the label of the password field. */
  readonly help: ReactNode;
}

interface LogInValues {
  readonly username: string;
  readonly password: string;
}

const toBody = ({ username, password }: LogInValues) => ({ username: username.trim(), password });

const checkLogIn = schemaResolver<LogInValues>('Login', toBody);

/** The type of the password's problem after the server has refused e-mail and password. */
const WRONG_CREDENTIALS = 'credentials';

/** The login form: e-mail and password, both required. Spec 3: Login; spec 5: Login and registration. */
export function LogInForm({ email, logIn, problemText, failureText, onLoggedIn, help }: LogInFormProps) {
  const { t } = useTexts();
  const form = useForm<LogInValues>({
    defaultValues: { username: email, password: '' },
    resolver: checkLogIn,
  });
  const { register, handleSubmit, formState, setError } = form;
  const { errors, isSubmitting, submitCount } = formState;
  const element = useFocusOnProblem(formState);
  const { failure, setFailure, summary } = useFailure(submitCount);
  const areCredentialsWrong = failure !== null && isAboutCredentials(failure);
  const send = handleSubmit(async (values) => {
    const { username, password } = toBody(values);
    const answer = await logIn(username, password);
    if (answer.ok) return onLoggedIn(answer.value);
    const failed = { error: answer.error, isShown: showRefusedFields(form, answer.error) };
    if (isAboutCredentials(failed)) setError('password', { type: WRONG_CREDENTIALS });
    setFailure(failed);
  });
  return (
    <AccountForm
      form={element}
      summary={summary}
      failure={failure && failureText(failure)}
      advice={areCredentialsWrong && <p>{t('AUTH_CHECK_BOTH')}</p>}
      submitLabel={t('AUTH_LOGIN')}
      isSubmitting={isSubmitting}
      onSubmit={(event) => {
        setFailure(null);
        return send(event);
      }}
    >
      <TextField
        {...register('username')}
        problem={problemText('username', errors.username)}
        label={t('AUTH_EMAIL')}
        type="email"
        autoComplete="username"
      />
      <PasswordField
        {...register('password')}
        problem={
          errors.password?.type === WRONG_CREDENTIALS
            ? t('AUTH_PASSWORD_AGAIN')
            : problemText('password', errors.password)
        }
        label={t('AUTH_PASSWORD')}
        showLabel={t('AUTH_PASSWORD_SHOW')}
        hideLabel={t('AUTH_PASSWORD_HIDE')}
        autoComplete="current-password"
        aside={help}
      />
    </AccountForm>
  );
}

/** Says whether the server refuses the e-mail and the password together. Behaviour: Error details. */
function isAboutCredentials({ error }: Failure): boolean {
  return error.kind === 'refused' && (error.status === 401 || error.status === 400);
}
