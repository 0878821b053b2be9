import { useResetTexts } from './reset-texts';
import styles from './reset-password.module.css';
import { useMailAbility } from './use-mail-ability';

export interface PrivacyNoteProps {
  /** The `auth` base of the configuration. */
  readonly base: string;
}

/**
 * Says which data a registration stores, why, for how long, and how to delete them. The text is true of our
 * own server only, so the note is not shown if the server does not know our calls.
 */
export function PrivacyNote({ base }: PrivacyNoteProps) {
  const texts = useResetTexts();
  return useMailAbility(base) === 'unknown' ? null : (
    <p className={styles.privacy}>{texts('AUTH_PRIVACY')}</p>
  );
}
