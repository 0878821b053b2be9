import { createAccountApi, createOwnMachineApi } from '@demo-evm/shared/api';
import { followOtherTabs, type Host } from '@demo-evm/shared/contract';
import { OnceSettled, useTexts } from '@demo-evm/shared/i18n';
import { Loading, useFocusMain } from '@demo-evm/shared/ui';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { Frame } from './layout/frame';
import { AuthCard } from './log-in/auth-card';
import { failureText } from './see-messages/failure-text';
import { OwnPage } from './own-page';
import { Snackbar } from './see-messages/snackbar';
import { useSnackbar, type Say } from './see-messages/use-snackbar';
import { useToken } from './log-in/use-token';

/** Login while nobody is logged in, else the dashboard. Defaults to English. Spec 2: Auth page; spec 9: Languages. */
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
  // Shells from before 22 November 2026 leave this to the page; under newer ones it finds nothing left to do.
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
  const { t } = useTexts();
  const api = useMemo(() => createAccountApi(host.config.bases.auth), [host]);
  return (
    <Frame host={host} title={t('AUTH_LOGIN')}>
      <AuthCard
        api={api}
        onLoggedIn={(token) => {
          host.session.setToken(token);
          say('success', (words) => words('MSG_LOGIN_OK'));
        }}
        onRegistered={() => say('success', (words) => words('MSG_REGISTER_OK'))}
        onFailed={(mode, error) => say('error', (words) => failureText(words, mode, error))}
      />
    </Frame>
  );
}

/** A server that does not take the token any more ends the session; what was typed waits. Behaviour: Admin. */
function LoggedIn({ host: { session, config }, host, token, say }: SideProps & { readonly token: string }) {
  const api = useMemo(
    () =>
      createOwnMachineApi(config.bases.auth, token, () => {
        if (session.getState().token !== token) return; // another login has taken its place
        session.setToken('');
        say('warning', (t) => t('AUTH_SESSION_ENDED'));
      }),
    [session, config, token, say],
  );
  return <OwnPage host={host} api={api} say={say} onLogOut={() => session.setToken('')} />;
}
