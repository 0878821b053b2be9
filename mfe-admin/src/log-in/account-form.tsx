import { useTexts } from '@demo-evm/shared/i18n';
import { SubmitButton, TextButton } from '@demo-evm/shared/ui';
import type { FormEvent, ReactNode, RefObject } from 'react';
import styles from './auth-card.module.css';

interface AccountFormProps {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly children: ReactNode;
  readonly submitLabel: string;
  readonly isSubmitting: boolean;
  readonly onSubmit: (event: FormEvent) => Promise<void>;
  readonly toggleLabel: string;
  /** Called when the visitor presses the button that changes between login and registration. */
  readonly onToggle: () => void;
}

/**
 * The layout of the login form and of the registration form: the fields, a submit button, and a button that changes to
 * the other form.
 */
export function AccountForm(props: AccountFormProps) {
  const { form, children, submitLabel, isSubmitting, onSubmit, toggleLabel, onToggle } = props;
  const { t } = useTexts();
  return (
    <form
      ref={form as RefObject<HTMLFormElement>}
      className={styles.form}
      noValidate
      onSubmit={(event) => void onSubmit(event)}
    >
      {children}
      <SubmitButton isSubmitting={isSubmitting}>
        {isSubmitting ? t('AUTH_SUBMITTING') : submitLabel}
      </SubmitButton>
      <TextButton onClick={onToggle}>{toggleLabel}</TextButton>
    </form>
  );
}
