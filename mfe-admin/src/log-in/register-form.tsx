import type { AccountApi, ApiError } from '@demo-evm/shared/api';
import { schemaResolver } from '@demo-evm/shared/api/react';
import { useTexts } from '@demo-evm/shared/i18n';
import { SubmitButton, TextField } from '@demo-evm/shared/ui';
import { useForm } from 'react-hook-form';
import styles from './auth-card.module.css';
import { PasswordField } from './password-field';
import { passwordRule, problemText } from './problem-text';

interface RegisterFormProps {
  readonly typed: Typed;
  readonly register: AccountApi['register'];
  readonly onRegistered: (typed: Typed) => void;
  readonly onFailed: (error: ApiError) => void;
  /** The other mode was chosen; what was typed goes along. */
  readonly onLogIn: (typed: Typed) => void;
}

/** What both modes keep of each other; a password is typed anew. */
export interface Typed {
  readonly client_name: string;
  readonly phone_no: string;
  readonly email: string;
}

interface RegisterValues extends Typed {
  readonly password: string;
}

/** An empty phone number is none. Spec 5: Login and registration. */
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

/** Full name, phone, e-mail and password. Spec 3: Registration; spec 5: Login and registration. */
export function RegisterForm({
  typed,
  register: registerAccount,
  onRegistered,
  onFailed,
  onLogIn,
}: RegisterFormProps) {
  const texts = useTexts();
  const { t } = texts;
  const { register, handleSubmit, formState, getValues } = useForm<RegisterValues>({
    defaultValues: { ...typed, password: '' },
    resolver: checkRegistration,
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (values) => {
    const answer = await registerAccount(toBody(values));
    if (answer.ok) onRegistered(values);
    else onFailed(answer.error);
  });
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        {...register('client_name')}
        label={t('AUTH_FULL_NAME')}
        autoComplete="name"
        problem={problemText(texts, 'name', errors.client_name)}
      />
      <TextField
        {...register('phone_no')}
        label={t('AUTH_PHONE')}
        type="tel"
        autoComplete="tel"
        problem={problemText(texts, 'phone', errors.phone_no)}
      />
      <TextField
        {...register('email')}
        label={t('AUTH_EMAIL')}
        type="email"
        autoComplete="username"
        problem={problemText(texts, 'email', errors.email)}
      />
      <PasswordField
        {...register('password')}
        autoComplete="new-password"
        hint={passwordRule(texts)}
        problem={problemText(texts, 'password', errors.password)}
      />
      <SubmitButton isSubmitting={isSubmitting}>
        {t(isSubmitting ? 'AUTH_SUBMITTING' : 'AUTH_REGISTER')}
      </SubmitButton>
      <button type="button" className={styles.toggle} onClick={() => onLogIn(getValues())}>
        {t('AUTH_TO_LOGIN')}
      </button>
    </form>
  );
}
