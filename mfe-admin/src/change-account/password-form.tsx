import type { ApiError, OwnAccountApi } from '@demo-evm/shared/api';
import { schemaResolver, showRefusedFields, useFocusOnProblem } from '@demo-evm/shared/api/react';
import { useTexts } from '@demo-evm/shared/i18n';
import { ErrorNote, PasswordField, SubmitButton } from '@demo-evm/shared/ui';
import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useAccountTexts } from './account-texts';
import styles from './account-dialog.module.css';
import type { FieldWords } from './field-words';
import { refusalText } from './refusal-text';

interface PasswordFormProps {
  /** The e-mail of the account, with which password managers find the password. */
  readonly email: string;
  readonly form: UseFormReturn<PasswordValues>;
  readonly change: OwnAccountApi['changePassword'];
  readonly words: FieldWords;
  readonly onChanged: (token: string) => void;
  readonly onFailed: (error: ApiError) => void;
}

interface PasswordValues {
  readonly current_password: string;
  readonly new_password: string;
}

const checkPasswords = schemaResolver<PasswordValues>('PasswordChange', (values) => ({ ...values }));

/** Holds what is typed into `PasswordForm`, also while the form is not shown. */
export function usePasswords(): UseFormReturn<PasswordValues> {
  return useForm<PasswordValues>({
    defaultValues: { current_password: '', new_password: '' },
    resolver: checkPasswords,
  });
}

/** The form for a new password. It needs the current password too. Behaviour: PUT auth/account/password. */
export function PasswordForm({ email, form, change, words, onChanged, onFailed }: PasswordFormProps) {
  const { t } = useTexts();
  const texts = useAccountTexts();
  const [refusal, setRefusal] = useState<string | null>(null);
  const { register, handleSubmit, formState } = form;
  const { errors, isSubmitting } = formState;
  const element = useFocusOnProblem(formState);
  const field = (name: keyof PasswordValues) => ({
    ...register(name),
    problem: words.problemText(name, errors[name]),
    showLabel: t('AUTH_PASSWORD_SHOW'),
    hideLabel: t('AUTH_PASSWORD_HIDE'),
  });
  const submit = handleSubmit(async ({ current_password, new_password }) => {
    setRefusal(null);
    const answer = await change(current_password, new_password);
    if (answer.ok) return onChanged(answer.value);
    setRefusal(
      showRefusedFields(form, answer.error) ? null : refusalText(t, texts, answer.error, words.detailText),
    );
    onFailed(answer.error);
  });
  return (
    <form ref={element} className={styles.part} noValidate onSubmit={(event) => void submit(event)}>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...field('current_password')}
        label={texts('ACCOUNT_CURRENT_PASSWORD')}
        autoComplete="current-password"
      />
      <PasswordField
        {...field('new_password')}
        label={texts('ACCOUNT_NEW_PASSWORD')}
        hint={words.passwordRule}
        autoComplete="new-password"
      />
      <p>{texts('ACCOUNT_PASSWORD_NOTE')}</p>
      <ErrorNote look="text">{refusal}</ErrorNote>
      <SubmitButton isSubmitting={isSubmitting}>
        {isSubmitting ? t('AUTH_SUBMITTING') : texts('ACCOUNT_CHANGE_PASSWORD')}
      </SubmitButton>
    </form>
  );
}
