import {
  createAccountApi,
  createOwnAccountApi,
  createOwnMachineApi,
  isCallUnknown,
} from '@demo-evm/shared/api';
import { followOtherTabs, type Host } from '@demo-evm/shared/contract';
import { OnceSettled, useTexts } from '@demo-evm/shared/i18n';
import { Loading, useFocusMain } from '@demo-evm/shared/ui';
import { useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { fieldWords } from './field-words';
import { EntryFrame } from './layout/entry-frame';
import { AuthCard } from './log-in/auth-card';
import { LateLogo, LateShowcase } from './see-product/late-product';
import { failureText } from './see-messages/failure-text';
import { OwnPage } from './own-page';
import { problemText } from './problem-text';
import { LateForgotButton, LateForgotDialog, LatePrivacyNote } from './reset-password/late-reset';
import { useResetToken } from './reset-password/reset-token';
import { OpenedLink } from './opened-link';
import { Snackbar } from './see-messages/snackbar';
import { useSnackbar, type Say } from './see-messages/use-snackbar';
import { isGreeted, rememberGreeting } from './log-in/greeting';
import { useToken } from './log-in/use-token';

/**
 * Shows the login while nobody is logged in, otherwise the page of the logged-in account. Both pages are in English for
 * a visitor who has chosen no language. Spec 2: Auth page; spec 9: Languages.
 */
export function AuthPage({ host }: { readonly host: Host }) {
  const { session, language } = host;
  useLayoutEffect(() => language.propose({ page: 'en' }), [language]);
  const token = useToken(session);
  // Called here, because `OpenedLink` may be rendered later and the token must leave the address bar at once.
  const link = useResetToken();
  const { message, say, close } = useSnackbar(() =>
    token === null || isGreeted() ? null : { kind: 'info', words: (t) => t('MSG_LOGGED_IN') },
  );
  useEffect(() => rememberGreeting(token !== null), [token]);
  useFocusMain(token === null ? 'logged-out' : 'logged-in');
  useEffect(
    () =>
      session.subscribe(({ token: now }) =>
        say('info', (t) => t(now === null ? 'MSG_LOGGED_OUT' : 'MSG_LOGGED_IN')),
      ),
    [session, say],
  );
  // Shells that were built before 22 November 2026 do not notice a login or logout in another tab. In newer shells this
  // call changes nothing.
  useEffect(() => followOtherTabs(session), [session]);
  const dialog = <OpenedLink host={host} link={link} say={say} />;
  return (
    <OnceSettled fallback={<Loading />}>
      {token === null ? (
        <LoggedOut host={host} say={say} dialog={dialog} />
      ) : (
        <>
          <LoggedIn key={token} host={host} token={token} say={say} />
          {dialog}
        </>
      )}
      <Snackbar message={message} hasSaveBar={token !== null} onClose={close} />
    </OnceSettled>
  );
}

interface SideProps {
  readonly host: Host;
  readonly say: Say;
}

function LoggedOut({ host, say, dialog }: SideProps & { readonly dialog: ReactNode }) {
  const texts = useTexts();
  const base = host.config.bases.auth;
  const api = useMemo(() => createAccountApi(base), [base]);
  const [isForgotten, setIsForgotten] = useState(false);
  return (
    <EntryFrame host={host} title={texts.t('AUTH_LOGIN')} logo={<LateLogo />} showcase={<LateShowcase />}>
      <AuthCard
        api={api}
        problemText={(field, error) => problemText(texts, field, error)}
        onLoggedIn={(token) => {
          host.session.setToken(token);
          say('success', (t) => t('MSG_LOGIN_OK'));
        }}
        onRegistered={() => say('success', (t) => t('MSG_REGISTER_OK'))}
        failureText={(mode, error, isShown) => failureText(texts.t, mode, error, isShown)}
        help={<LateForgotButton base={base} onOpen={() => setIsForgotten(true)} />}
        note={<LatePrivacyNote base={base} />}
      />
      {/* The dialog has a form, so it cannot be in the form of the login. */}
      {isForgotten && (
        <LateForgotDialog base={base} words={fieldWords(texts)} onClose={() => setIsForgotten(false)} />
      )}
      {dialog}
    </EntryFrame>
  );
}

/**
 * The page while an account is logged in. When the server refuses the current token, the session ends, and the draft
 * keeps what was typed. Behaviour: Admin.
 */
function LoggedIn({ host: { session, config }, host, token, say }: SideProps & { readonly token: string }) {
  const { api, uploads } = useMemo(() => {
    const { auth, upload } = config.bases;
    const onSignedOut = () => {
      if (session.getState().token !== token) return; // the session has another token or none, so `token` is old
      session.setToken('');
      say('warning', (t) => t('AUTH_SESSION_ENDED'));
    };
    return {
      api: createOwnMachineApi(auth, token, onSignedOut),
      uploads: { base: upload, authBase: auth, key: config.uploadKey, token, onSignedOut },
    };
  }, [session, config, token, say]);
  const logOut = () => {
    // The page does not wait for the answer. If the call fails, the token stays valid until it expires or is ended.
    if (!isCallUnknown('account')) void createOwnAccountApi(config.bases.auth, token).logOut();
    session.setToken('');
  };
  return <OwnPage host={host} api={api} uploads={uploads} say={say} onLogOut={logOut} />;
}
