import { useResetTexts } from './reset-texts';
import styles from './reset-password.module.css';
import { useMailAbility } from './use-mail-ability';

export interface ForgotButtonProps {
  /** The `auth` base of the configuration. */
  readonly base: string;
  readonly onOpen: () => void;
}

/**
 * The button that opens the dialog for a forgotten password. It is shown only if the server sends mails. Behaviour:
 * Forgotten password.
 */
export function ForgotButton({ base, onOpen }: ForgotButtonProps) {
  const texts = useResetTexts();
  if (useMailAbility(base) !== 'yes') return null;
  return (
    <button type="button" className={styles.forgot} onClick={onOpen}>
      {texts('FORGOT_OPEN')}
    </button>
  );
}
