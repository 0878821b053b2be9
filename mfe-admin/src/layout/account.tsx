import { useTexts } from '@demo-evm/shared/i18n';
import styles from './account.module.css';

interface AccountProps {
  readonly name?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly onLogOut: () => void;
}

/** The name and e-mail of the account, as far as they are known, and the logout button. Spec 2: Auth page. */
export function Account({ name, email, onLogOut }: AccountProps) {
  const { t } = useTexts();
  return (
    <div className={styles.account}>
      <p className={styles.who}>
        {name && <b>{name}</b>}
        {email && <span>{email}</span>}
      </p>
      <button type="button" className={styles.logout} onClick={onLogOut}>
        {t('AUTH_LOGOUT')}
      </button>
    </div>
  );
}
