import type { ApiError, OwnAccount, OwnAccountApi } from '@demo-evm/shared/api';
import { schemaResolver } from '@demo-evm/shared/api/react';
import { useTexts } from '@demo-evm/shared/i18n';
import { Button, Dialog, ErrorNote, PasswordField, SubmitButton } from '@demo-evm/shared/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useAccountTexts } from './account-texts';
import styles from './account-dialog.module.css';
import type { FieldWords } from './field-words';
import { OwnData } from './own-data';
import { refusalText } from './refusal-text';

interface DeleteDialogProps {
  readonly api: OwnAccountApi;
  readonly account: OwnAccount;
  readonly words: FieldWords;
  readonly onDeleted: () => void;
  readonly onFailed: (error: ApiError) => void;
  readonly onClose: () => void;
}

interface DeleteValues {
  readonly password: string;
}

const checkPassword = schemaResolver<DeleteValues>('AccountDeletion', (values) => ({ ...values }));

/**
 * Says what a deletion removes, offers the download first, and asks for the password.
 * Behaviour: Export and deletion.
 */
export function DeleteDialog({ api, account, words, onDeleted, onFailed, onClose }: DeleteDialogProps) {
  const { t } = useTexts();
  const texts = useAccountTexts();
  const [refusal, setRefusal] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useForm<DeleteValues>({
    defaultValues: { password: '' },
    resolver: checkPassword,
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ password }) => {
    setRefusal(null);
    const answer = await api.remove(password);
    if (answer.ok) return onDeleted();
    setRefusal(refusalText(t, texts, answer.error, words.detailText));
    onFailed(answer.error);
  });
  return (
    <Dialog title={texts('DELETE_TITLE')} closeLabel={t('CLOSE')} onClose={onClose}>
      <p>{texts('DELETE_BODY')}</p>
      <OwnData words={words} exportAll={api.exportAll} onFailed={onFailed} />
      <form className={styles.part} noValidate onSubmit={(event) => void submit(event)}>
        <input type="email" autoComplete="username" value={account.email} readOnly hidden />
        <PasswordField
          {...register('password')}
          problem={words.problemText('password', errors.password)}
          label={texts('ACCOUNT_CURRENT_PASSWORD')}
          showLabel={t('AUTH_PASSWORD_SHOW')}
          hideLabel={t('AUTH_PASSWORD_HIDE')}
          autoComplete="current-password"
        />
        <ErrorNote look="text">{refusal}</ErrorNote>
        <Button onClick={onClose}>{texts('DELETE_KEEP')}</Button>
        <SubmitButton isSubmitting={isSubmitting}>
          {isSubmitting ? t('AUTH_SUBMITTING') : texts('DELETE_YES')}
        </SubmitButton>
      </form>
    </Dialog>
  );
}
