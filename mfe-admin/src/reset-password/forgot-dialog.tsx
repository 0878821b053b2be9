import { createPasswordResetApi } from '@demo-evm/shared/api';
import { schemaResolver } from '@demo-evm/shared/api/react';
import { useTexts } from '@demo-evm/shared/i18n';
import { Button, Dialog, ErrorNote, SubmitButton, TextField } from '@demo-evm/shared/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useResetTexts } from './reset-texts';
import styles from './reset-password.module.css';
import { resetFailureText, type ResetWords } from './reset-words';
import { takeFocus } from './take-focus';

export interface ForgotDialogProps {
  readonly base: string;
  readonly words: ResetWords;
  readonly onClose: () => void;
}

interface ForgotValues {
  readonly email: string;
}

const checkEmail = schemaResolver<ForgotValues>('ForgotPassword', ({ email }) => ({
  email: email.trim(),
  language: 'en', // any language passes the check
}));

/**
 * The dialog that asks for the e-mail to which the link goes. Its answer is the same for every e-mail, so
 * that nobody can find out which e-mails have an account. Behaviour: Forgotten password.
 */
export function ForgotDialog({ base, words, onClose }: ForgotDialogProps) {
  const { t, language } = useTexts();
  const texts = useResetTexts();
  const [outcome, setOutcome] = useState<{ sentTo: string } | { failure: string } | null>(null);
  const { register, handleSubmit, formState } = useForm<ForgotValues>({
    defaultValues: { email: '' },
    resolver: checkEmail,
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (values) => {
    setOutcome(null);
    const email = values.email.trim();
    const answer = await createPasswordResetApi(base).sendLink({ email, language });
    setOutcome(
      answer.ok ? { sentTo: email } : { failure: resetFailureText(t, texts, answer.error, words.detailText) },
    );
  });
  return (
    <Dialog title={texts('FORGOT_OPEN')} closeLabel={t('CLOSE')} onClose={onClose}>
      {outcome && 'sentTo' in outcome ? (
        <div className={styles.form}>
          <p role="status" tabIndex={-1} ref={takeFocus}>
            {texts('FORGOT_SENT', { email: outcome.sentTo })}
          </p>
          <Button look="primary" onClick={onClose}>
            {t('CLOSE')}
          </Button>
        </div>
      ) : (
        <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
          <p>{texts('FORGOT_BODY')}</p>
          <TextField
            {...register('email')}
            problem={words.problemText('email', errors.email)}
            label={t('AUTH_EMAIL')}
            type="email"
            autoComplete="username"
          />
          <ErrorNote look="text">{outcome?.failure}</ErrorNote>
          <SubmitButton isSubmitting={isSubmitting}>
            {isSubmitting ? t('AUTH_SUBMITTING') : texts('FORGOT_SEND')}
          </SubmitButton>
        </form>
      )}
    </Dialog>
  );
}
