import type { AccountApi, ApiError } from '@demo-evm/shared/api';
import { schemaResolver, showRefusedFields, useFocusOnProblem } from '@demo-evm/shared/api/react';
import { useTexts } from '@demo-evm/shared/i18n';
import { PasswordField, TextField } from '@demo-evm/shared/ui';
import { useForm } from 'react-hook-form';
import type { ProblemText } from './account-field';
import { AccountForm } from './account-form';
import { passwordRule } from './password-rule';

interface RegisterFormProps {
  /** The values of the fields when the form opens. */
  readonly typed: TypedDetails;
  readonly register: AccountApi['register'];
  readonly problemText: ProblemText;
  readonly onRegistered: (typed: TypedDetails) => void;
  /** `isShown` is true if the messages at the fields already say everything that the server's answer says. */
  readonly onFailed: (error: ApiError, isShown: boolean) => void;
  /** Called with the typed values when the visitor wants to log in instead. */
  readonly onLogIn: (typed: TypedDetails) => void;
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
  const { typed, register: registerAccount, problemText, onRegistered, onFailed, onLogIn } = props;
  const texts = useTexts();
  const { t } = texts;
  const form = useForm<RegisterValues>({
    defaultValues: { ...typed, password: '' },
    resolver: checkRegistration,
  });
  const { register, handleSubmit, formState, getValues } = form;
  const { errors, isSubmitting } = formState;
  const element = useFocusOnProblem(formState);
  const field = (name: keyof RegisterValues) => ({
    ...register(name),
    problem: problemText(name, errors[name]),
  });
  const submit = handleSubmit(async (values) => {
    const answer = await registerAccount(toBody(values));
    if (answer.ok) onRegistered(values);
    else onFailed(answer.error, showRefusedFields(form, answer.error));
  });
  return (
    <AccountForm
      form={element}
      submitLabel={t('AUTH_REGISTER')}
      isSubmitting={isSubmitting}
      onSubmit={submit}
      toggleLabel={t('AUTH_TO_LOGIN')}
      onToggle={() => onLogIn(getValues())}
    >
      <TextField {...field('client_name')} label={t('AUTH_FULL_NAME')} autoComplete="name" />
      <TextField {...field('phone_no')} label={t('AUTH_PHONE')} type="tel" autoComplete="tel" />
      <TextField {...field('email')} label={t('AUTH_EMAIL')} type="email" autoComplete="username" />
      <PasswordField
        {...field('password')}
        label={t('AUTH_PASSWORD')}
        showLabel={t('AUTH_PASSWORD_SHOW')}
        hideLabel={t('AUTH_PASSWORD_HIDE')}
        autoComplete="new-password"
        hint={passwordRule(texts)}
      />
    </AccountForm>
  );
}
