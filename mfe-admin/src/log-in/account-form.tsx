import { useTexts } from '@demo-evm/shared/i18n';
import { SubmitButton } from '@demo-evm/shared/ui';
import type { FormEvent, ReactNode, RefObject } from 'react';
import styles from './account-form.module.css';

interface AccountFormProps {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly summary: RefObject<HTMLDivElement | null>;
  /** Why the last submission failed. */
  readonly failure: string | null;
  /** What helps after this failure. */
  readonly advice: ReactNode;
  readonly children: ReactNode;
  readonly submitLabel: string;
  readonly isSubmitting: boolean;
  readonly onSubmit: (event: FormEvent) => Promise<void>;
}

/** The layout of the login form and of the registration form: why it failed, the fields and a submit button. */
export function AccountForm(props: AccountFormProps) {
  const { form, summary, failure, advice, children, submitLabel, isSubmitting, onSubmit } = props;
  const { t } = useTexts();
  return (
    <form
      ref={form as RefObject<HTMLFormElement>}
      className={styles.form}
      noValidate
      onSubmit={(event) => void onSubmit(event)}
    >
      {/* The summary is always rendered, because screen readers may miss a new region. */}
      <div ref={summary as RefObject<HTMLDivElement>} role="alert" tabIndex={-1} className={styles.failure}>
        {failure !== null && (
          <div>
            <p>{failure}</p>
            {advice}
          </div>
        )}
      </div>
      {children}
      <SubmitButton isSubmitting={isSubmitting}>
        {isSubmitting ? t('AUTH_SUBMITTING') : submitLabel}
      </SubmitButton>
    </form>
  );
}
