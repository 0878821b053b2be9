import type { AccountApi, ApiError } from '@demo-evm/shared/api';
import { useTexts } from '@demo-evm/shared/i18n';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ProblemText } from './account-field';
import styles from './auth-card.module.css';
import { LogInForm } from './log-in-form';
import { RegisterForm, type TypedDetails } from './register-form';

type Mode = 'login' | 'registration';

interface AuthCardProps {
  readonly api: AccountApi;
  readonly problemText: ProblemText;
  readonly onLoggedIn: (token: string) => void;
  readonly onRegistered: () => void;
  /** `isShown` is true if the messages at the fields already say everything that the server's answer says. */
  readonly onFailed: (mode: Mode, error: ApiError, isShown: boolean) => void;
  /** The content below the login form. */
  readonly help: ReactNode;
  /** The content below the registration form. */
  readonly note: ReactNode;
}

const NOTHING_TYPED: TypedDetails = { client_name: '', phone_no: '', email: '' };

/**
 * The card on which a visitor logs in or registers. After a registration, the card shows the login form with the e-mail
 * filled in. Spec 2: Auth page; spec 4: Auth page.
 */
export function AuthCard(props: AuthCardProps) {
  const { api, problemText, onLoggedIn, onRegistered, onFailed, help, note } = props;
  const { t } = useTexts();
  const [mode, setMode] = useState<Mode>('login');
  const [typed, setTyped] = useState(NOTHING_TYPED);
  const heading = useFocusedHeading(mode);

  const showRegistration = (email: string) => {
    setTyped({ ...typed, email });
    setMode('registration');
  };
  const showLogin = ({ client_name, phone_no, email }: TypedDetails) => {
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
          problemText={problemText}
          onLoggedIn={onLoggedIn}
          onFailed={(error, isShown) => onFailed('login', error, isShown)}
          onRegister={showRegistration}
        />
      ) : (
        <RegisterForm
          typed={typed}
          register={api.register}
          problemText={problemText}
          onRegistered={({ email }) => {
            showLogin({ ...NOTHING_TYPED, email });
            onRegistered();
          }}
          onFailed={(error, isShown) => onFailed('registration', error, isShown)}
          onLogIn={showLogin}
        />
      )}
      {mode === 'login' ? help : note}
    </section>
  );
}

/**
 * Moves the focus to the heading when the card changes between login and registration. Otherwise the focus would be
 * lost, because the focused element disappears with the old form.
 */
function useFocusedHeading(mode: Mode) {
  const heading = useRef<HTMLHeadingElement>(null);
  const lastMode = useRef(mode);
  useEffect(() => {
    if (lastMode.current !== mode) heading.current?.focus();
    lastMode.current = mode;
  }, [mode]);
  return heading;
}
