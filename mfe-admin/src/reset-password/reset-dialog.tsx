import { createPasswordResetApi } from '@demo-evm/shared/api';
import { schemaResolver, showRefusedFields } from '@demo-evm/shared/api/react';
import { useTexts } from '@demo-evm/shared/i18n';
import { Button, Dialog, ErrorNote, PasswordField, SubmitButton } from '@demo-evm/shared/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ForgotDialog } from './forgot-dialog';
import { useResetTexts } from './reset-texts';
import styles from './reset-password.module.css';
import { isLinkRefused, resetFailureText, type ResetWords } from './reset-words';
import { takeFocus } from './take-focus';
import { useMailAbility } from './use-mail-ability';

export interface ResetDialogProps {
  /** The `auth` base of the configuration. */
  readonly base: string;
  /** The token of the link that was opened. */
  readonly token: string;
  readonly words: ResetWords;
  /** Called after the password was set. All sessions of the account have ended. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

interface ResetValues {
  readonly password: string;
}

const checkPassword = schemaResolver<ResetValues>('PasswordReset', ({ password }) => ({
  token: 'x',
  password,
}));

/**
 * The dialog for a new password. If the link cannot be used, the dialog says why. If the server sends mails,
 * the dialog then offers to ask for a new link.
 */
export function ResetDialog({ base, token, words, onDone, onClose }: ResetDialogProps) {
  const { t } = useTexts();
  const texts = useResetTexts();
  const [failure, setFailure] = useState<{ text: string; isFinal: boolean } | null>(null);
  const [asksAgain, setAsksAgain] = useState(false);
  const canMail = useMailAbility(base) === 'yes';
  const form = useForm<ResetValues>({ defaultValues: { password: '' }, resolver: checkPassword });
  const { register, handleSubmit } = form;
  const { errors, isSubmitting } = form.formState;
  const submit = handleSubmit(async ({ password }) => {
    setFailure(null);
    const answer = await createPasswordResetApi(base).reset(token, password);
    if (answer.ok) return onDone();
    if (showRefusedFields(form, answer.error)) return;
    const text = resetFailureText(t, texts, answer.error, words.detailText);
    setFailure({ text, isFinal: isLinkRefused(answer.error) });
  });
  if (asksAgain) return <ForgotDialog base={base} words={words} onClose={onClose} />;
  return (
    <Dialog title={texts('RESET_TITLE')} closeLabel={t('CLOSE')} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {!failure?.isFinal && (
          <PasswordField
            {...register('password')}
            problem={words.problemText('password', errors.password)}
            label={texts('ACCOUNT_NEW_PASSWORD')}
            showLabel={t('AUTH_PASSWORD_SHOW')}
            hideLabel={t('AUTH_PASSWORD_HIDE')}
            hint={words.passwordRule}
            autoComplete="new-password"
          />
        )}
        <ErrorNote look="text">{failure?.text}</ErrorNote>
        {!failure?.isFinal ? (
          <SubmitButton isSubmitting={isSubmitting}>
            {isSubmitting ? t('AUTH_SUBMITTING') : texts('RESET_SET')}
          </SubmitButton>
        ) : canMail ? (
          <Button ref={takeFocus} look="primary" onClick={() => setAsksAgain(true)}>
            {texts('RESET_AGAIN')}
          </Button>
        ) : (
          <Button ref={takeFocus} onClick={onClose}>
            {t('CLOSE')}
          </Button>
        )}
      </form>
    </Dialog>
  );
}
