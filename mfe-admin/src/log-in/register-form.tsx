import type { AccountApi, ApiError } from '@demo-evm/shared/api';
import { schemaResolver, showRefusedFields, useFocusOnProblem } from '@demo-evm/shared/api/react';
import { formatNumber } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { PasswordField, TextField } from '@demo-evm/shared/ui';
import { useForm, useWatch } from 'react-hook-form';
import type { ProblemText } from './account-field';
import { AccountForm } from './account-form';
import { missingCharacters, passwordRule } from './password-rule';
import { useFailure, type Failure } from './use-failure';

interface RegisterFormProps {
  /** The values of the fields when the form opens. */
  readonly typed: TypedDetails;
  readonly register: AccountApi['register'];
  readonly problemText: ProblemText;
  readonly failureText: (failure: Failure) => string;
  readonly onRegistered: (typed: TypedDetails) => void;
  /** Called when the visitor wants to log in instead, because the e-mail has an account. */
  readonly onLogIn: () => void;
}

/** The values that are kept when the visitor changes between login and registration. The password is not kept. */
export interface TypedDetails {
  readonly client_name: string;
  readonly phone_no: string;
  readonly email: string;
}

interface RegisterValues extends TypedDetails {
  readonly password: string;
}

/** Makes the body of the registration request. An empty phone number is not sent. Spec 5: Login and registration. */
function toBody({ client_name, phone_no, email, password }: RegisterValues) {
  const phone = phone_no.trim();
  return {
    client_name: client_name.trim(),
    email: email.trim(),
    password,
    ...(phone && { phone_no: phone }),
  };
}

const checkRegistration = schemaResolver<RegisterValues>('Registration', toBody);

/** The registration form: name, phone, e-mail and password. Spec 3: Registration; spec 5: Login and registration. */
export function RegisterForm(props: RegisterFormProps) {
  const { typed, register: registerAccount, problemText, failureText, onRegistered, onLogIn } = props;
  const texts = useTexts();
  const { t } = texts;
  const form = useForm<RegisterValues>({
    defaultValues: { ...typed, password: '' },
    resolver: checkRegistration,
  });
  const { register, handleSubmit, formState, control } = form;
  const { errors, isSubmitting, submitCount } = formState;
  const element = useFocusOnProblem(formState);
  const { failure, setFailure, summary } = useFailure(submitCount);
  const missing = missingCharacters(useWatch({ control, name: 'password' }));
  const field = (name: keyof RegisterValues) => ({
    ...register(name),
    problem: problemText(name, errors[name]),
  });
  const send = handleSubmit(async (values) => {
    const answer = await registerAccount(toBody(values));
    if (answer.ok) onRegistered(values);
    else setFailure({ error: answer.error, isShown: showRefusedFields(form, answer.error) });
  });
  const password = field('password');
  const isTooShort = errors.password?.type === 'short' && missing > 0;
  return (
    <AccountForm
      form={element}
      summary={summary}
      failure={failure && failureText(failure)}
      advice={
        failure &&
        isEmailTaken(failure.error) && (
          <button type="button" onClick={onLogIn}>
            {t('AUTH_LOGIN_INSTEAD')}
          </button>
        )
      }
      submitLabel={t('AUTH_REGISTER')}
      isSubmitting={isSubmitting}
      onSubmit={(event) => {
        setFailure(null);
        return send(event);
      }}
    >
      <TextField {...field('client_name')} label={t('AUTH_FULL_NAME')} autoComplete="name" />
      <TextField {...field('phone_no')} label={t('AUTH_PHONE')} type="tel" autoComplete="tel" />
      <TextField {...field('email')} label={t('AUTH_EMAIL')} type="email" autoComplete="username" />
      <PasswordField
        {...password}
        problem={
          isTooShort
            ? `${password.problem ?? ''} ${t('AUTH_PASSWORD_MORE', { more: formatNumber(missing, texts.language) })}`
            : password.problem
        }
        label={t('AUTH_PASSWORD')}
        showLabel={t('AUTH_PASSWORD_SHOW')}
        hideLabel={t('AUTH_PASSWORD_HIDE')}
        autoComplete="new-password"
        hint={password.problem ? undefined : passwordRule(texts)}
        isHintMet={missing === 0}
      />
    </AccountForm>
  );
}

/** Says whether our own server refuses the e-mail, because it has an account. Behaviour: POST auth/register/. */
function isEmailTaken(error: ApiError): boolean {
  return error.kind === 'refused' && error.detail === 'Email already registered';
}
