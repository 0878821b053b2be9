import { useTexts } from '@demo-evm/shared/i18n';
import { HeaderButton } from '@demo-evm/shared/ui';
import type { ReactNode } from 'react';
import styles from './account.module.css';

interface AccountProps {
  readonly name?: string | null | undefined;
  readonly email?: string | null | undefined;
  /** The content before the logout button. */
  readonly children?: ReactNode;
  readonly onLogOut: () => void;
}

/** The name and e-mail of the account, as far as they are known, and the logout button. Spec 2: Auth page. */
export function Account({ name, email, children, onLogOut }: AccountProps) {
  const { t } = useTexts();
  return (
    <div className={styles.account}>
      <p className={styles.who}>
        {name && <b>{name}</b>}
        {email && <span>{email}</span>}
      </p>
      <div className={styles.buttons}>
        {children}
        <HeaderButton onClick={onLogOut}>{t('AUTH_LOGOUT')}</HeaderButton>
      </div>
    </div>
  );
}
