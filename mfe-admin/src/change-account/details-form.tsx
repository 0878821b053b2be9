import type { AccountUpdate, ApiError, OwnAccount, OwnAccountApi } from '@demo-evm/shared/api';
import { schemaResolver, showRefusedFields, useFocusOnProblem } from '@demo-evm/shared/api/react';
import { useTexts } from '@demo-evm/shared/i18n';
import { ErrorNote, PasswordField, SubmitButton, TextField } from '@demo-evm/shared/ui';
import { useState } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { useAccountTexts } from './account-texts';
import styles from './account-dialog.module.css';
import type { FieldWords } from './field-words';
import { refusalText } from './refusal-text';

interface DetailsFormProps {
  readonly account: OwnAccount;
  readonly form: UseFormReturn<DetailsValues>;
  readonly update: OwnAccountApi['update'];
  readonly words: FieldWords;
  readonly onSaved: (account: OwnAccount) => void;
  readonly onFailed: (error: ApiError) => void;
}

interface DetailsValues {
  readonly client_name: string;
  readonly phone_no: string;
  readonly email: string;
  readonly password: string;
}

/** Holds what is typed into `DetailsForm`, also while the form is not shown. */
export function useDetails(account: OwnAccount): UseFormReturn<DetailsValues> {
  const [check] = useState(() => schemaResolver<DetailsValues>('AccountUpdate', bodyFor(account.email)));
  return useForm<DetailsValues>({
    defaultValues: { ...account, phone_no: account.phone_no ?? '', password: '' },
    resolver: check,
  });
}

/** The form of name, phone number and e-mail. It asks for the password when the e-mail has been changed. */
export function DetailsForm({ account, form, update, words, onSaved, onFailed }: DetailsFormProps) {
  const { t } = useTexts();
  const texts = useAccountTexts();
  const [refusal, setRefusal] = useState<string | null>(null);
  const { register, handleSubmit, formState, control } = form;
  const { errors, isSubmitting } = formState;
  const element = useFocusOnProblem(formState);
  const email = useWatch({ control, name: 'email' });
  const field = (name: keyof DetailsValues) => ({
    ...register(name),
    problem: words.problemText(name, errors[name]),
  });
  const submit = handleSubmit(async (values) => {
    setRefusal(null);
    const answer = await update(bodyFor(account.email)(values));
    if (answer.ok) return onSaved(answer.value);
    setRefusal(
      showRefusedFields(form, answer.error) ? null : refusalText(t, texts, answer.error, words.detailText),
    );
    onFailed(answer.error);
  });
  return (
    <form ref={element} className={styles.part} noValidate onSubmit={(event) => void submit(event)}>
      <TextField {...field('client_name')} label={t('AUTH_FULL_NAME')} autoComplete="name" />
      <TextField {...field('phone_no')} label={t('AUTH_PHONE')} type="tel" autoComplete="tel" />
      <TextField {...field('email')} label={t('AUTH_EMAIL')} type="email" autoComplete="username" />
      {email.trim() !== account.email && (
        <PasswordField
          {...field('password')}
          label={texts('ACCOUNT_CURRENT_PASSWORD')}
          showLabel={t('AUTH_PASSWORD_SHOW')}
          hideLabel={t('AUTH_PASSWORD_HIDE')}
          hint={texts('ACCOUNT_EMAIL_PASSWORD')}
          autoComplete="current-password"
        />
      )}
      <ErrorNote look="text">{refusal}</ErrorNote>
      <SubmitButton isSubmitting={isSubmitting}>{t(isSubmitting ? 'AUTH_SUBMITTING' : 'SAVE')}</SubmitButton>
    </form>
  );
}

/** Returns a function that makes the body of the request. The password is sent only with a changed e-mail. */
function bodyFor(presentEmail: string) {
  return ({ client_name, phone_no, email, password }: DetailsValues): AccountUpdate => ({
    client_name: client_name.trim(),
    phone_no: phone_no.trim(),
    ...(email.trim() !== presentEmail && { email: email.trim(), password }),
  });
}
