import type { AccountApi, ApiError } from '@demo-evm/shared/api';
import { useTexts } from '@demo-evm/shared/i18n';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ProblemText } from './account-field';
import styles from './auth-card.module.css';
import { LogInForm } from './log-in-form';
import type { Mode } from './mode';
import { ModeSwitch } from './mode-switch';
import { RegisterForm, type TypedDetails } from './register-form';

interface AuthCardProps {
  readonly api: AccountApi;
  readonly problemText: ProblemText;
  /** `isShown` is true if the messages at the fields already say everything that the server's answer says. */
  readonly failureText: (mode: Mode, error: ApiError, isShown: boolean) => string;
  readonly onLoggedIn: (token: string) => void;
  readonly onRegistered: () => void;
  /** The control beside the label of the login's password field. */
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
  const { api, problemText, failureText, onLoggedIn, onRegistered, help, note } = props;
  const { t } = useTexts();
  const [mode, setMode] = useState<Mode>('login');
  const [typed, setTyped] = useState(NOTHING_TYPED);
  const card = useRef<HTMLElement>(null);
  const heading = useFocusedHeading(mode);
  const isLogin = mode === 'login';

  const show = (next: Mode) => {
    setTyped(typedIn(card.current, typed));
    setMode(next);
  };
  const showOther = () => show(isLogin ? 'registration' : 'login');
  return (
    <section ref={card} className={styles.card} aria-labelledby="auth-title">
      <ModeSwitch mode={mode} onMode={show} />
      <h2 id="auth-title" ref={heading} tabIndex={-1} className={styles.title}>
        {t(isLogin ? 'AUTH_LOGIN_TITLE' : 'AUTH_REGISTER_TITLE')}
      </h2>
      {isLogin ? (
        <LogInForm
          email={typed.email}
          logIn={api.logIn}
          problemText={problemText}
          failureText={({ error, isShown }) => failureText('login', error, isShown)}
          onLoggedIn={onLoggedIn}
          help={help}
        />
      ) : (
        <RegisterForm
          typed={typed}
          register={api.register}
          problemText={problemText}
          failureText={({ error, isShown }) => failureText('registration', error, isShown)}
          onRegistered={({ email }) => {
            setTyped({ ...NOTHING_TYPED, email });
            setMode('login');
            onRegistered();
          }}
          onLogIn={showOther}
        />
      )}
      <button key={mode} type="button" className={styles.other} onClick={showOther}>
        {t(isLogin ? 'AUTH_NEW_HERE' : 'AUTH_HAS_ACCOUNT')}{' '}
        <u>{t(isLogin ? 'AUTH_REGISTER' : 'AUTH_LOGIN')}</u>
      </button>
      {!isLogin && note}
    </section>
  );
}

/** Reads what is typed in the form that is shown. A field that this form does not have keeps its value. */
function typedIn(card: HTMLElement | null, typed: TypedDetails): TypedDetails {
  const valueOf = (name: string) => card?.querySelector<HTMLInputElement>(`[name=${name}]`)?.value;
  return {
    client_name: valueOf('client_name') ?? typed.client_name,
    phone_no: valueOf('phone_no') ?? typed.phone_no,
    email: valueOf('email') ?? valueOf('username') ?? typed.email,
  };
}

/**
 * Moves the focus to the heading when the card changes between login and registration and the focus is lost, because
 * the focused element has disappeared with the old form. On the switch above the heading, the focus stays.
 */
function useFocusedHeading(mode: Mode) {
  const heading = useRef<HTMLHeadingElement>(null);
  const lastMode = useRef(mode);
  useEffect(() => {
    if (lastMode.current !== mode && document.activeElement === document.body) heading.current?.focus();
    lastMode.current = mode;
  }, [mode]);
  return heading;
}
