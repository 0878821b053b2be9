import { createAccountApi, createOwnMachineApi } from '@demo-evm/shared/api';
import { followOtherTabs, type Host } from '@demo-evm/shared/contract';
import { OnceSettled, useTexts } from '@demo-evm/shared/i18n';
import { Loading, useFocusMain } from '@demo-evm/shared/ui';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { Frame } from './layout/frame';
import { AuthCard } from './log-in/auth-card';
import { failureText } from './see-messages/failure-text';
import { OwnPage } from './own-page';
import { problemText } from './problem-text';
import { Snackbar } from './see-messages/snackbar';
import { useSnackbar, type Say } from './see-messages/use-snackbar';
import { useToken } from './log-in/use-token';

/**
 * Shows the login while nobody is logged in, otherwise the page of the logged-in account. Both pages are in English for
 * a visitor who has chosen no language. Spec 2: Auth page; spec 9: Languages.
 */
export function AuthPage({ host }: { readonly host: Host }) {
  const { session, language } = host;
  useLayoutEffect(() => language.propose({ page: 'en' }), [language]);
  const token = useToken(session);
  const { message, say, close } = useSnackbar(() =>
    token === null ? null : { kind: 'info', words: (t) => t('MSG_LOGGED_IN') },
  );
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
  return (
    <OnceSettled fallback={<Loading />}>
      {token === null ? (
        <LoggedOut host={host} say={say} />
      ) : (
        <LoggedIn key={token} host={host} token={token} say={say} />
      )}
      <Snackbar message={message} onClose={close} />
    </OnceSettled>
  );
}

interface SideProps {
  readonly host: Host;
  readonly say: Say;
}

function LoggedOut({ host, say }: SideProps) {
  const texts = useTexts();
  const api = useMemo(() => createAccountApi(host.config.bases.auth), [host]);
  return (
    <Frame host={host} title={texts.t('AUTH_LOGIN')}>
      <AuthCard
        api={api}
        problemText={(field, error) => problemText(texts, field, error)}
        onLoggedIn={(token) => {
          host.session.setToken(token);
          say('success', (t) => t('MSG_LOGIN_OK'));
        }}
        onRegistered={() => say('success', (t) => t('MSG_REGISTER_OK'))}
        onFailed={(mode, error) => say('error', (t) => failureText(t, mode, error))}
      />
    </Frame>
  );
}

/**
 * The page while an account is logged in. When the server refuses the current token, the session ends, and the draft
 * keeps what was typed. Behaviour: Admin.
 */
function LoggedIn({ host: { session, config }, host, token, say }: SideProps & { readonly token: string }) {
  const api = useMemo(
    () =>
      createOwnMachineApi(config.bases.auth, token, () => {
        if (session.getState().token !== token) return; // the session has another token or none, so `token` is old
        session.setToken('');
        say('warning', (t) => t('AUTH_SESSION_ENDED'));
      }),
    [session, config, token, say],
  );
  return <OwnPage host={host} api={api} say={say} onLogOut={() => session.setToken('')} />;
}
