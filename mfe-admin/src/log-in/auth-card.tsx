import type { AccountApi, ApiError } from '@demo-evm/shared/api';
import { useTexts } from '@demo-evm/shared/i18n';
import { useEffect, useRef, useState } from 'react';
import styles from './auth-card.module.css';
import { LogInForm } from './log-in-form';
import { RegisterForm, type Typed } from './register-form';

interface AuthCardProps {
  readonly api: AccountApi;
  readonly onLoggedIn: (token: string) => void;
  readonly onRegistered: () => void;
  readonly onFailed: (mode: 'login' | 'registration', error: ApiError) => void;
}

const NOTHING_TYPED: Typed = { client_name: '', phone_no: '', email: '' };

/**
 * Log in or register, on one card with a toggle. A registration leads to the login, with the e-mail filled in.
 * Spec 2: Auth page; spec 4: Auth page.
 */
export function AuthCard({ api, onLoggedIn, onRegistered, onFailed }: AuthCardProps) {
  const { t } = useTexts();
  const [mode, setMode] = useState<'login' | 'registration'>('login');
  const [typed, setTyped] = useState(NOTHING_TYPED);
  const heading = useFocusedHeading(mode);

  const toRegistration = (email: string) => {
    setTyped({ ...typed, email });
    setMode('registration');
  };
  const toLogIn = ({ client_name, phone_no, email }: Typed) => {
    setTyped({ client_name, phone_no, email });
    setMode('login');
  };
  return (
    <section className={styles.card} aria-labelledby="auth-title">
      <h2 id="auth-title" ref={heading} tabIndex={-1} className={styles.title}>
        {t(mode === 'login' ? 'AUTH_LOGIN_TITLE' : 'AUTH_REGISTER_TITLE')}
      </h2>
      <p className={styles.intro}>{t('MSG_PLEASE_LOGIN')}</p>
      {mode === 'login' ? (
        <LogInForm
          email={typed.email}
          logIn={api.logIn}
          onLoggedIn={onLoggedIn}
          onFailed={(error) => onFailed('login', error)}
          onRegister={toRegistration}
        />
      ) : (
        <RegisterForm
          typed={typed}
          register={api.register}
          onRegistered={(values) => {
            toLogIn({ ...NOTHING_TYPED, email: values.email });
            onRegistered();
          }}
          onFailed={(error) => onFailed('registration', error)}
          onLogIn={toLogIn}
        />
      )}
    </section>
  );
}

/** The toggle takes itself away with its form: the new one's heading gets the focus. */
function useFocusedHeading(mode: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(mode);
  useEffect(() => {
    if (last.current !== mode) heading.current?.focus();
    last.current = mode;
  }, [mode]);
  return heading;
}
