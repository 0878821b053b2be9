import { createOwnAccountApi, isSignedOut, type ApiError, type OwnAccount } from '@demo-evm/shared/api';
import type { Host } from '@demo-evm/shared/contract';
import { HeaderButton } from '@demo-evm/shared/ui';
import { useMemo, useState } from 'react';
import { AccountDialog } from './account-dialog';
import type { FieldWords } from './field-words';
import { useAccount } from './use-account';
import { useAccountTexts } from './account-texts';

export interface AccountButtonProps {
  readonly host: Host;
  readonly words: FieldWords;
  /** Called after the name or the e-mail was changed. */
  readonly onChanged: (account: OwnAccount) => void;
  /**
   * Shows a message. Called after a change was saved, and after the session of this browser has changed.
   * `key` is the key of the message's text.
   */
  readonly say: (key: 'MSG_ACCOUNT_SAVED' | 'MSG_PASSWORD_CHANGED' | SessionEnd) => void;
}

type SessionEnd = 'MSG_LOGGED_OUT_EVERYWHERE' | 'MSG_ACCOUNT_DELETED' | 'AUTH_SESSION_ENDED';

/** The button that opens the dialog of the account. It is shown when the account has been read. Behaviour: Account. */
export function AccountButton({ host: { config, session }, words, onChanged, say }: AccountButtonProps) {
  const texts = useAccountTexts();
  const [token] = useState(() => session.getState().token);
  const api = useMemo(() => createOwnAccountApi(config.bases.auth, token ?? ''), [config, token]);
  const { account, setAccount } = useAccount(api);
  const [isOpen, setIsOpen] = useState(false);
  const setToken = (next: string, message: Parameters<typeof say>[0]) => {
    // If another session has begun in this browser before the answer came, that session must not end.
    if (session.getState().token !== token) return;
    session.setToken(next);
    say(message);
  };
  if (account === null) return null;
  return (
    <>
      <HeaderButton onClick={() => setIsOpen(true)}>{texts('ACCOUNT_TITLE')}</HeaderButton>
      {isOpen && (
        <AccountDialog
          api={api}
          account={account}
          words={words}
          onSaved={(changed) => {
            setAccount(changed);
            onChanged(changed);
            setIsOpen(false);
            say('MSG_ACCOUNT_SAVED');
          }}
          onNewToken={(token) => setToken(token, 'MSG_PASSWORD_CHANGED')}
          onDeleted={() => setToken('', 'MSG_ACCOUNT_DELETED')}
          onLoggedOut={() => setToken('', 'MSG_LOGGED_OUT_EVERYWHERE')}
          onFailed={(error: ApiError) => {
            if (isSignedOut(error)) setToken('', 'AUTH_SESSION_ENDED');
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
